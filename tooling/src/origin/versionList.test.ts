import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { versionList, type VersionList } from '@rankwright/contracts/remote';
import { pruneReleases } from '../release/prune.ts';
import { releaseRemote } from '../release/releaseRemote.ts';
import { releaseShell } from '../release/releaseShell.ts';
import { rollback } from '../release/rollback.ts';
import {
  createTestContract,
  withTemporaryFolder,
  writeTestBuild,
  writeTestShell,
} from '../testing/testBuilds.ts';

const readList = (origin: string): VersionList =>
  versionList.parse(JSON.parse(readFileSync(path.join(origin, 'versions.json'), 'utf8')));

it('/versions.json lists the versions on the origin, the latest first, and says which were taken back', () =>
  withTemporaryFolder(async (directory) => {
    const origin = `${directory}/origin`;
    const versions = ['1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb', '1.0.2-cccccccc'];
    await releaseShell(writeTestShell(directory), origin);
    for (const [minute, version] of versions.entries())
      await releaseRemote(
        writeTestBuild(directory, createTestContract({ version, container: `notes_${minute}` })),
        origin,
        new Date(Date.UTC(2030, 0, 1, 0, minute)),
      );
    await rollback({ origin, name: 'notes', now: new Date('2030-01-02') });
    assert.deepEqual(
      readList(origin).remotes.notes?.map(({ version, withdrawn, base }) => [version, withdrawn, base]),
      [
        ['1.0.1-bbbbbbbb', null, '/remotes/notes/1.0.1-bbbbbbbb/'],
        ['1.0.2-cccccccc', 'rolledBack', '/remotes/notes/1.0.2-cccccccc/'],
        ['1.0.0-aaaaaaaa', null, '/remotes/notes/1.0.0-aaaaaaaa/'],
      ],
    );
    await pruneReleases({ origin, keep: 1, now: new Date('2030-01-03') });
    assert.deepEqual(
      readList(origin).remotes.notes?.map(({ version }) => version),
      ['1.0.1-bbbbbbbb', '1.0.0-aaaaaaaa'],
    );
  }));
