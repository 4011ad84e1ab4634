import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { readAudit } from '../origin/auditLog.ts';
import { findRecord, readHistory, updateRecord } from '../origin/history.ts';
import { readRegistry } from '../origin/registryFile.ts';
import { writeTestShell } from '../testing/testBuilds.ts';
import { changeOrigin } from './changeOrigin.ts';
import { releaseRemote } from './releaseRemote.ts';
import { releaseShell } from './releaseShell.ts';
import { restoreCandidates } from './restoreCandidates.ts';
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

  it('can be undone: the newer version is current again, with the older one behind it', () =>
    withReleases(async ({ origin, directory }) => {
      await rollback({ origin, name: 'notes', now: day(5) });
      const forward = { origin, name: 'notes', to: version(1), now: day(6), reason: 'it was the API' };
      assert.equal(await rollback(forward), version(1));
      assert.equal(findNotes(origin)?.previous?.version, version(0));
      assert.deepEqual([readNotes(origin, 0)?.withdrawn, readNotes(origin, 1)?.withdrawn], [null, null]);
      const [entry] = readLast(origin);
      assert.deepEqual([entry?.action, entry?.reason], ['release', 'it was the API']);
      assert.equal(await rollback({ origin, name: 'notes', now: day(7) }), version(0));
      // Older than the current one, however late it was left.
      await releaseRemote(buildNotes(directory, 2), origin, day(8));
      await rollback({ origin, name: 'notes', to: version(1), now: day(9) });
      assert.equal(readNotes(origin, 2)?.withdrawn?.kind, 'rolledBack');
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
      await releaseRemote(
        buildNotes(directory, 2, { hostApi: '^2.0.0', shared: { react: '^18.0.0' } }),
        origin,
      );
      await releaseRemote(buildNotes(directory, 3), origin);
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
      await releaseRemote(buildNotes(directory, 2, { hostApi: '^2.0.0' }), origin);
      await releaseRemote(buildNotes(directory, 3, { name: 'other', hostApi: '^2.1.0' }), origin);
      await assert.rejects(
        rollback({ origin, name: 'shell' }),
        new Error(
          'The shell 1.0.0-shell does not fit the released remotes. notes: hostApi: requires ^2.0.0, the host is 1.0.0; other: hostApi: requires ^2.1.0, the host is 1.0.0',
        ),
      );
      await releaseRemote(buildNotes(directory, 4), origin);
      await releaseRemote(buildNotes(directory, 5, { name: 'other' }), origin);
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
      await releaseRemote(buildNotes(directory, 2), origin);
      await releaseRemote(buildNotes(directory, 3, { name: 'fresh' }), origin);
      await releaseRemote(buildNotes(directory, 4, { name: 'good' }), origin);
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
