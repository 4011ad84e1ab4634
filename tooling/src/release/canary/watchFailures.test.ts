import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  createTestContract,
  withTemporaryFolder,
  writeTestBuild,
  writeTestShell,
} from '../../testing/testBuilds.ts';
import { releaseRemote } from '../releaseRemote.ts';
import { releaseShell } from '../releaseShell.ts';
import { createFailureWatch, type FailureCount, type FailureNotice } from './watchFailures.ts';

const version = '1.0.0-aaaaaaaa';
const now = () => new Date('2026-03-01T00:00:00.000Z');
const count = (pageViews: number, change: Partial<FailureCount> = {}): FailureCount => ({
  remote: 'notes',
  version,
  step: 'mount',
  pageViews,
  ...change,
});

it('tells the owner of a version that fails in five page views, once, also after a restart', () =>
  withTemporaryFolder(async (directory) => {
    const origin = `${directory}/origin`;
    await releaseShell(writeTestShell(directory), origin);
    await releaseRemote(writeTestBuild(directory, createTestContract()), origin);
    const notices: FailureNotice[] = [];
    let counts: FailureCount[] = [];
    const open = () =>
      createFailureWatch({
        origin,
        now,
        listFailures: () => Promise.resolve(counts),
        notify: (notice) => Promise.resolve(void notices.push(notice)),
      });
    const watch = open();
    counts = [count(4), count(90, { version: '0.9.0' }), count(90, { remote: 'nobody' })];
    await watch.check();
    assert.deepEqual(notices, []);
    counts = [count(4), count(1, { step: 'entry' })];
    await watch.check();
    await watch.check();
    await open().check();
    assert.deepEqual(notices, [
      {
        event: 'remote-failing',
        remote: 'notes',
        owner: 'Notes',
        version,
        reason: 'failed in 5 page views within ten minutes: 4 at mount, 1 at entry',
        at: '2026-03-01T00:00:00.000Z',
      },
    ]);
  }));
