import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAudit } from '../origin/auditLog.ts';
import { createEmptyRegistry } from '../origin/registryFile.ts';
import { createTestContract, withTemporaryFolder, writeTestShell } from '../testing/testBuilds.ts';
import { changeOrigin } from './changeOrigin.ts';
import { createRemoteChange, placeRemote, pointRemote, releaseRemote } from './releaseRemote.ts';
import { createShellChange, releaseShell } from './releaseShell.ts';
import { rollback } from './rollback.ts';
import {
  day,
  version,
  buildNotes,
  withReleases,
  findNotes,
  readNotes,
  readLast,
} from './release.fixtures.ts';

describe('a release', () => {
  it('is recorded, and has the version before it to fall back to', () =>
    withReleases(({ origin }) => {
      const { current, previous } = findNotes(origin)!;
      assert.equal(current.base, `/remotes/notes/${version(1)}/`);
      assert.match(current.contractIntegrity, /^sha384-/);
      assert.equal(previous?.version, version(0));
      assert.deepEqual(readNotes(origin, 1), {
        version: version(1),
        releasedAt: day(3).toISOString(),
        firstReleasedAt: day(3).toISOString(),
        smoke: 'skipped',
        withdrawn: null,
        registered: current,
      });
      assert.deepEqual(readLast(origin, 3), [
        { at: day(1).toISOString(), action: 'release', subject: 'shell', version: '1.0.0-shell', from: null },
        { at: day(2).toISOString(), action: 'release', subject: 'notes', version: version(0), from: null },
        {
          at: day(3).toISOString(),
          action: 'release',
          subject: 'notes',
          version: version(1),
          from: version(0),
        },
      ]);
    }));

  it('changes nothing when the version is current', () =>
    withReleases(async ({ origin, directory }) => {
      const before = readAudit(origin).length;
      const { contract, changed } = await releaseRemote(buildNotes(directory, 1), origin);
      assert.deepEqual([contract.version, changed], [version(1), false]);
      assert.equal(await releaseShell(writeTestShell(directory), origin), false);
      assert.equal(readAudit(origin).length, before);
      assert.equal((await releaseRemote(buildNotes(directory, 2), origin)).changed, true);
      assert.equal(await releaseShell(writeTestShell(directory, '1.1.0-next'), origin), true);
    }));

  it('may lie on an origin of its own', () =>
    withReleases(async ({ origin, directory }) => {
      await releaseRemote(buildNotes(directory, 2), origin, day(4), 'https://a.example/notes/');
      assert.equal(findNotes(origin)?.current.base, 'https://a.example/notes/');
    }));

  it('needs a shell first', () =>
    withTemporaryFolder(async (directory) => {
      await assert.rejects(
        releaseRemote(buildNotes(directory, 0), `${directory}/origin`),
        new Error('Release the shell first: there is no registry yet.'),
      );
    }));

  it('keeps the other remotes, in the order of their names', () => {
    const registry = createEmptyRegistry('1.0.0', day(1));
    const history = { registryUpdatedAt: null, shell: [], remotes: {} };
    const registered = { version: '1.0.0', base: '/', contractIntegrity: 'sha384-a' };
    const point = (before: typeof registry, name: string) =>
      pointRemote(before, history, createTestContract({ name }), registered);
    const all = ['bb', 'cc', 'aa'].reduce(point, registry);
    assert.deepEqual(
      all.remotes.map(({ name }) => name),
      ['aa', 'bb', 'cc'],
    );
    assert.equal(point(all, 'bb').remotes.length, 3);
    assert.equal(point(all, 'bb').remotes[1]?.owner, 'Notes');
  });

  it('of a shell keeps the rest of the registry', () => {
    const empty = { registryUpdatedAt: null, shell: [], remotes: {} };
    const first = createShellChange(
      { registry: null, history: empty },
      { version: '1.0.0', hostApi: '1.2.0' },
      'passed',
      day(1),
    );
    assert.deepEqual(first.registry?.shell, { version: '1.0.0', previous: null });
    assert.equal(first.registry.hostApi, '1.2.0');
    const allowed = { ...first, registry: { ...first.registry, allowedOrigins: ['https://a.example'] } };
    const second = createShellChange(allowed, { version: '1.1.0', hostApi: '1.3.0' }, 'skipped', day(2));
    assert.deepEqual(second.registry?.shell, { version: '1.1.0', previous: '1.0.0' });
    assert.deepEqual(second.registry.allowedOrigins, ['https://a.example']);
    assert.deepEqual(
      second.history.shell.map(({ smoke, releasedAt, withdrawn }) => [smoke, releasedAt, withdrawn]),
      [
        ['passed', day(1).toISOString(), null],
        ['skipped', day(2).toISOString(), null],
      ],
    );
    assert.deepEqual(second.audit, [
      { action: 'release', subject: 'shell', version: '1.1.0', from: '1.0.0' },
    ]);
    assert.deepEqual(createShellChange(second, { version: '1.1.0', hostApi: '9.0.0' }, 'passed', day(3)), {
      registry: second.registry,
      history: second.history,
      audit: [],
    });
  });

  it('of a withdrawn version clears what was said of it', () =>
    withReleases(async ({ origin, directory }) => {
      await rollback({ origin, name: 'notes' });
      assert.ok(readNotes(origin, 1)?.withdrawn);
      const { registry } = await changeOrigin({ origin }, (state) =>
        createRemoteChange(state, placeRemote(buildNotes(directory, 1), origin), 'passed', day(9)),
      );
      assert.equal(registry?.remotes[0]?.current.version, version(1));
      assert.deepEqual([readNotes(origin, 1)?.withdrawn, readNotes(origin, 1)?.smoke], [null, 'passed']);
    }));
});
