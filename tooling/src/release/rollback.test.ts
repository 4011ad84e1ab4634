import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { RemoteContract } from '@rankwright/contracts/remote';
import { readAudit, type RecordedEntry } from '../origin/auditLog.ts';
import { findRecord, readHistory, updateRecord } from '../origin/history.ts';
import { createEmptyRegistry, readRegistry } from '../origin/registryFile.ts';
import {
  createTestContract,
  withTemporaryFolder,
  writeTestBuild,
  writeTestShell,
} from '../testing/testBuilds.ts';
import { changeOrigin } from './changeOrigin.ts';
import { pruneReleases } from './prune.ts';
import { createRemoteChange, placeRemote, pointRemote, releaseRemote } from './releaseRemote.ts';
import { createShellChange, releaseShell } from './releaseShell.ts';
import { restoreCandidates } from './restoreCandidates.ts';
import { rollback } from './rollback.ts';

const day = (date: number) => new Date(Date.UTC(2026, 2, date));
const version = (patch: number) => `1.0.${patch}-aaaaaaaa`;
const build = (directory: string, patch: number, change: Partial<RemoteContract> = {}) => {
  const contract = createTestContract({ version: version(patch), container: `rw_${patch}`, ...change });
  return writeTestBuild(directory, contract);
};

/** An origin with a shell and two versions of a remote. */
const withReleases = (work: (setup: { origin: string; directory: string }) => unknown) =>
  withTemporaryFolder(async (directory) => {
    const origin = `${directory}/origin`;
    await releaseShell(writeTestShell(directory), origin, day(1));
    for (const patch of [0, 1]) await releaseRemote(build(directory, patch), origin, day(2 + patch));
    await work({ origin, directory });
  });

const findNotes = (origin: string) => readRegistry(origin)?.remotes.find(({ name }) => name === 'notes');
const readNotes = (origin: string, patch: number) =>
  findRecord(readHistory(origin, null), 'notes', version(patch));
/** Without who. */
const readLast = (origin: string, count = 1) =>
  readAudit(origin)
    .slice(-count)
    .map((entry) => {
      const rest: Partial<RecordedEntry> = { ...entry };
      delete rest.by;
      return rest;
    });

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
      const { contract, changed } = await releaseRemote(build(directory, 1), origin);
      assert.deepEqual([contract.version, changed], [version(1), false]);
      assert.equal(await releaseShell(writeTestShell(directory), origin), false);
      assert.equal(readAudit(origin).length, before);
      assert.equal((await releaseRemote(build(directory, 2), origin)).changed, true);
      assert.equal(await releaseShell(writeTestShell(directory, '1.1.0-next'), origin), true);
    }));

  it('may lie on an origin of its own', () =>
    withReleases(async ({ origin, directory }) => {
      await releaseRemote(build(directory, 2), origin, day(4), 'https://a.example/notes/');
      assert.equal(findNotes(origin)?.current.base, 'https://a.example/notes/');
    }));

  it('needs a shell first', () =>
    withTemporaryFolder(async (directory) => {
      await assert.rejects(
        releaseRemote(build(directory, 0), `${directory}/origin`),
        new Error('Release the shell first: there is no registry yet.'),
      );
    }));

  it('keeps the deadlines of the remote, and the order of their names', () => {
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
    const deadlines = { contract: 1, entry: 2, expose: 3, mount: 4 };
    const slow = { ...all, remotes: all.remotes.map((remote) => ({ ...remote, deadlines })) };
    assert.deepEqual(point(slow, 'bb').remotes[1]?.deadlines, deadlines);
    assert.equal(point(slow, 'bb').remotes.length, 3);
    assert.equal(point(slow, 'bb').remotes[1]?.owner, 'Notes');
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
        createRemoteChange(state, placeRemote(build(directory, 1), origin), 'passed', day(9)),
      );
      assert.equal(registry?.remotes[0]?.current.version, version(1));
      assert.deepEqual([readNotes(origin, 1)?.withdrawn, readNotes(origin, 1)?.smoke], [null, 'passed']);
    }));
});

describe('going back', () => {
  it('withdraws the version and says why', () =>
    withReleases(async ({ origin }) => {
      assert.equal(await rollback({ origin, name: 'notes', now: day(5) }), version(0));
      const at = day(5).toISOString();
      assert.deepEqual(readNotes(origin, 1)?.withdrawn, { kind: 'rolledBack', at, reason: 'rolled back' });
      assert.deepEqual([readNotes(origin, 0)?.releasedAt, readNotes(origin, 0)?.withdrawn], [at, null]);
      assert.deepEqual(readLast(origin), [
        {
          at,
          action: 'rollback',
          subject: 'notes',
          version: version(0),
          from: version(1),
          reason: 'rolled back',
        },
      ]);
    }));

  it('needs a version to go back to', () =>
    withReleases(async ({ origin }) => {
      const reject = (request: object, message: string) =>
        assert.rejects(rollback({ origin, name: 'notes', ...request }), new Error(message));
      await reject({ name: 'nobody' }, 'The registry has no remote nobody.');
      await reject({ to: '9.9.9' }, 'notes 9.9.9 was never released.');
      await reject({ to: version(1) }, `notes ${version(1)} is current.`);
      await reject({ name: 'shell' }, 'shell has no previous version to roll back to.');
      await rollback({ origin, name: 'notes' });
      await reject({}, 'notes has no previous version to roll back to.');
      await changeOrigin({ origin }, (state) => ({
        ...state,
        history: updateRecord(state.history, 'notes', version(1), { registered: null }),
        audit: [],
      }));
      await reject({ to: version(1) }, `notes ${version(1)} was never released.`);
    }));

  it('is not to a version that failed, except by force', () =>
    withReleases(async ({ origin }) => {
      const withdrawn = { kind: 'failed' as const, at: day(4).toISOString(), reason: 'a fault' };
      await changeOrigin({ origin }, (state) => ({
        ...state,
        history: updateRecord(state.history, 'notes', version(0), { withdrawn }),
        audit: [],
      }));
      const back = { origin, name: 'notes', to: version(0) };
      await assert.rejects(
        rollback(back),
        new Error(
          `notes ${version(0)} failed on 2026-03-04T00:00:00.000Z: a fault. Use --force to make it current all the same.`,
        ),
      );
      assert.equal(await rollback({ ...back, force: true }), version(0));
    }));

  it('is to a version that fits the host', () =>
    withReleases(async ({ origin, directory }) => {
      await releaseRemote(build(directory, 2, { hostApi: '^2.0.0', shared: { react: '^18.0.0' } }), origin);
      await releaseRemote(build(directory, 3), origin);
      const back = { origin, name: 'notes', to: version(2) };
      await assert.rejects(
        rollback(back),
        new Error(
          `notes ${version(2)} does not fit the released host. hostApi: requires ^2.0.0, the host is 1.0.0; shared[react]: requires ^18.0.0, the host provides 19.2.0`,
        ),
      );
      await releaseShell(writeTestShell(directory, '0.9.0-old', { shared: {} } as never), origin);
      assert.equal(await rollback(back), version(2));
    }));

  it('is to whole files', () =>
    withReleases(async ({ origin }) => {
      writeFileSync(path.join(origin, 'remotes/notes', version(0), 'entry.js'), '// changed');
      await assert.rejects(
        rollback({ origin, name: 'notes' }),
        /entry\.js is not the file the contract describes/,
      );
    }));

  it('of the shell is to one that the remotes fit', () =>
    withReleases(async ({ origin, directory }) => {
      await releaseShell(writeTestShell(directory, '2.0.0-next', { hostApi: '2.0.0' }), origin);
      await releaseRemote(build(directory, 2, { hostApi: '^2.0.0' }), origin);
      await releaseRemote(build(directory, 3, { name: 'other', hostApi: '^2.1.0' }), origin);
      await assert.rejects(
        rollback({ origin, name: 'shell' }),
        new Error(
          'The shell 1.0.0-shell does not fit the released remotes. notes: hostApi: requires ^2.0.0, the host is 1.0.0; other: hostApi: requires ^2.1.0, the host is 1.0.0',
        ),
      );
      await releaseRemote(build(directory, 4), origin);
      await releaseRemote(build(directory, 5, { name: 'other' }), origin);
      assert.equal(await rollback({ origin, name: 'shell', now: day(9) }), '1.0.0-shell');
      const registry = readRegistry(origin);
      assert.deepEqual([registry?.shell.version, registry?.hostApi], ['1.0.0-shell', '1.0.0']);
      assert.equal(
        findRecord(readHistory(origin, null), 'shell', '1.0.0-shell')?.releasedAt,
        day(9).toISOString(),
      );
    }));
});

describe('candidates that failed once they were current', () => {
  const candidate = (name: string, patch: number) => ({
    kind: 'remote' as const,
    name,
    version: version(patch),
    owner: 'Notes',
    dist: '',
  });

  it('are taken back: to the version before, or out of the registry', () =>
    withReleases(async ({ origin, directory }) => {
      const state = () => ({ registry: readRegistry(origin), history: readHistory(origin, null) });
      const before = state();
      await releaseRemote(build(directory, 2), origin);
      await releaseRemote(build(directory, 3, { name: 'fresh' }), origin);
      await releaseRemote(build(directory, 4, { name: 'good' }), origin);
      const candidates = [candidate('notes', 2), candidate('fresh', 3), candidate('good', 4)];
      const problems = [
        { name: 'notes', message: 'a fault' },
        { name: 'fresh', message: 'another' },
      ];
      await restoreCandidates({ origin, now: day(7), actor: 'ada' }, before, candidates, problems);
      assert.deepEqual(
        readRegistry(origin)?.remotes.map(({ name, current }) => [name, current.version]),
        [
          ['good', version(4)],
          ['notes', version(1)],
        ],
      );
      const at = day(7).toISOString();
      assert.deepEqual(readNotes(origin, 2)?.withdrawn, { kind: 'failed', at, reason: 'a fault' });
      assert.equal(findRecord(readHistory(origin, null), 'good', version(4))?.withdrawn, null);
      const by = { at, by: 'ada', action: 'withdraw' };
      assert.deepEqual(readAudit(origin).slice(-2), [
        { ...by, subject: 'notes', version: version(2), from: version(1), reason: 'a fault' },
        { ...by, subject: 'fresh', version: version(3), from: null, reason: 'another' },
      ]);
    }));

  it('stay where somebody has moved the pointer meanwhile, or where nothing was before', () =>
    withReleases(async ({ origin }) => {
      const now = { registry: readRegistry(origin), history: readHistory(origin, null) };
      const problems = [{ name: 'notes', message: 'a fault' }];
      const entries = readAudit(origin).length;
      await restoreCandidates({ origin }, { ...now, registry: null }, [candidate('notes', 1)], problems);
      assert.equal(readNotes(origin, 1)?.withdrawn, null);
      await restoreCandidates({ origin }, now, [candidate('notes', 0)], problems);
      assert.equal(findNotes(origin)?.current.version, version(1));
      assert.equal(readNotes(origin, 0)?.withdrawn?.reason, 'a fault');
      assert.equal(readAudit(origin).length, entries);
    }));

  it('may be a shell', () =>
    withReleases(async ({ origin, directory }) => {
      const before = { registry: readRegistry(origin), history: readHistory(origin, null) };
      await releaseShell(writeTestShell(directory, '1.1.0-next', { hostApi: '1.1.0' }), origin);
      const shell = { ...candidate('shell', 0), kind: 'shell' as const, version: '1.1.0-next' };
      await restoreCandidates({ origin }, before, [shell], [{ name: 'shell', message: 'a fault' }]);
      const registry = readRegistry(origin);
      assert.deepEqual([registry?.shell, registry?.hostApi], [before.registry?.shell, '1.0.0']);
      assert.equal(registry?.remotes.length, 1);
    }));
});

describe('old versions', () => {
  const listKept = (origin: string) =>
    [0, 1, 2, 3].filter((patch) => existsSync(path.join(origin, 'remotes/notes', version(patch))));

  it('go, with their bundles for Node and their records, but none that the registry names', () =>
    withReleases(async ({ origin, directory }) => {
      const server = path.join(origin, '.server/remotes/notes', version(0));
      mkdirSync(server, { recursive: true });
      writeFileSync(path.join(server, 'server.js'), '');
      for (const patch of [2, 3]) await releaseRemote(build(directory, patch), origin);
      for (const name of ['1.1.0-a', '1.2.0-b', '1.3.0-c'])
        await releaseShell(writeTestShell(directory, name), origin);
      const pruned = await pruneReleases({ origin, keep: 1, now: day(9) });
      assert.deepEqual(pruned, [
        { name: 'notes', version: version(0) },
        { name: 'notes', version: version(1) },
        { name: 'shell', version: '1.0.0-shell' },
        { name: 'shell', version: '1.1.0-a' },
      ]);
      assert.deepEqual(listKept(origin), [2, 3]);
      assert.equal(existsSync(server), false);
      assert.equal(existsSync(path.join(origin, 'shell/1.0.0-shell')), false);
      assert.equal(existsSync(path.join(origin, 'shell/1.2.0-b')), true);
      const { shell, remotes } = readHistory(origin, null);
      assert.deepEqual([shell.length, remotes.notes?.length], [2, 2]);
      assert.deepEqual(
        readLast(origin, 4),
        pruned.map(({ name, version: old }) => ({
          at: day(9).toISOString(),
          action: 'prune',
          subject: name,
          version: old,
        })),
      );
      assert.deepEqual(await pruneReleases({ origin, keep: 1 }), []);
    }));

  it('keep the record of a withdrawn version, without its folder', () =>
    withReleases(async ({ origin, directory }) => {
      await rollback({ origin, name: 'notes', to: version(0) });
      for (const patch of [2, 3]) await releaseRemote(build(directory, patch), origin);
      await pruneReleases({ origin, keep: 1 });
      const { releasedAt, registered, withdrawn } = readNotes(origin, 1)!;
      assert.deepEqual([releasedAt, registered, withdrawn?.kind], [null, null, 'rolledBack']);
      assert.equal(readNotes(origin, 0), undefined);
    }));

  it('are kept as a whole number of at least one says', () =>
    withReleases(async ({ origin }) => {
      for (const keep of [0, -1, 1.5, Number.NaN])
        await assert.rejects(
          pruneReleases({ origin, keep }),
          new Error('--keep must be a whole number, at least 1.'),
        );
      assert.deepEqual(await pruneReleases({ origin, keep: 1 }), []);
      assert.equal(
        readFileSync(path.join(origin, 'remotes/notes', version(0), 'entry.js'), 'utf8'),
        '// entry',
      );
    }));

  it('are none before the first release', () =>
    withTemporaryFolder(async (origin) => {
      assert.deepEqual(await pruneReleases({ origin, keep: 1 }), []);
      assert.deepEqual(readAudit(origin), []);
    }));
});
