import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { readAudit } from '../origin/auditLog.ts';
import { readHistory } from '../origin/history.ts';
import { withTemporaryFolder, writeTestShell } from '../testing/testBuilds.ts';
import { pruneReleases } from './prune.ts';
import { releaseRemote } from './releaseRemote.ts';
import { releaseShell } from './releaseShell.ts';
import { rollback } from './rollback.ts';
import { day, version, buildNotes, withReleases, readNotes, readLast } from './release.fixtures.ts';

describe('old versions', () => {
  const listKept = (origin: string) =>
    [0, 1, 2, 3].filter((patch) => existsSync(path.join(origin, 'remotes/notes', version(patch))));

  it('go, with their bundles for Node and their records, but none that the registry names', () =>
    withReleases(async ({ origin, directory }) => {
      const server = path.join(origin, '.server/remotes/notes', version(0));
      mkdirSync(server, { recursive: true });
      writeFileSync(path.join(server, 'server.js'), '');
      for (const patch of [2, 3]) await releaseRemote(buildNotes(directory, patch), origin);
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
      for (const patch of [2, 3]) await releaseRemote(buildNotes(directory, patch), origin);
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
