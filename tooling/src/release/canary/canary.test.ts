import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAudit } from '../../origin/auditLog.ts';
import { readRegistry } from '../../origin/registryFile.ts';
import {
  createTestContract,
  withTemporaryFolder,
  writeTestBuild,
  writeTestShell,
} from '../../testing/testBuilds.ts';
import { readRemoteCandidate, readShellCandidate } from '../candidates.ts';
import { releaseCandidates } from '../releaseCandidates.ts';
import { rollback } from '../rollback.ts';
import { changeCanaryPercent, promoteCanary, stopCanary } from './changeCanary.ts';
import { startCanary } from './startCanary.ts';
import { createCanaryWatch, type CanaryHalt, type ReportedStart } from './watchCanaries.ts';

const first = '1.0.0-aaaaaaaa';
const second = { version: '1.0.1-bbbbbbbb', container: 'rw_notes_1_0_1_bbbbbbbb' };
const startedAt = new Date('2026-03-01T00:00:00.000Z');
const noSmoke = () => Promise.resolve(null);

const withCanary = (work: (setup: Awaited<ReturnType<typeof setUp>>) => unknown) =>
  withTemporaryFolder(async (directory) => work(await setUp(directory)));

const setUp = async (directory: string) => {
  const origin = `${directory}/origin`;
  const shell = readShellCandidate(writeTestShell(directory));
  const notes = readRemoteCandidate(writeTestBuild(directory, createTestContract()));
  await releaseCandidates({ origin, candidates: [shell, notes], openSmoke: noSmoke });
  const candidate = readRemoteCandidate(writeTestBuild(directory, createTestContract(second)));
  const request = { origin, candidate, percent: 10, openSmoke: noSmoke, now: startedAt };
  await startCanary(request);
  return { origin, candidate, request };
};

const getNotes = (origin: string) => readRegistry(origin)?.remotes.find(({ name }) => name === 'notes');

describe('a canary in the registry', () => {
  it('stands beside the current version and can grow', () =>
    withCanary(async ({ origin }) => {
      await changeCanaryPercent({ origin }, 'notes', 25);
      const notes = getNotes(origin);
      assert.equal(notes?.current.version, first);
      assert.deepEqual([notes.canary?.version, notes.canary?.percent], [second.version, 25]);
    }));

  it('is not for more than half of the browsers, and not without a version beside it', () =>
    withCanary(async ({ origin, request, candidate }) => {
      await assert.rejects(startCanary({ ...request, percent: 51 }), /at most 50 percent/);
      await assert.rejects(changeCanaryPercent({ origin }, 'notes', 0), /at most 50 percent/);
      await assert.rejects(changeCanaryPercent({ origin }, 'nobody', 10), /no remote nobody/);
      await promoteCanary({ origin }, 'notes');
      await assert.rejects(startCanary({ ...request, candidate }), /is current already/);
    }));

  it('is refused when its screens fail alone', () =>
    withCanary(async ({ origin, request }) => {
      await stopCanary({ origin }, { name: 'notes', kind: 'rolledBack', reason: 'a test' });
      const problem = { name: 'notes', message: '/notes showed an error' };
      const smoke = { run: () => Promise.resolve([problem]), close: () => Promise.resolve() };
      const openSmoke = () => Promise.resolve(smoke);
      assert.deepEqual(await startCanary({ ...request, openSmoke }), [problem]);
      assert.equal(getNotes(origin)?.canary, undefined);
      await assert.rejects(startCanary(request), /failed on .*\/notes showed an error/);
    }));

  it('stays a canary when the product starts again with its build', () =>
    withCanary(async ({ origin, candidate }) => {
      const restart = { origin, candidates: [candidate], openSmoke: noSmoke, isStart: true };
      const { skipped } = await releaseCandidates(restart);
      assert.deepEqual(skipped, [`notes ${second.version} is a canary, for 10 %`]);
      assert.equal(getNotes(origin)?.current.version, first);
    }));

  it('becomes current for everybody, and can be rolled back', () =>
    withCanary(async ({ origin }) => {
      await promoteCanary({ origin }, 'notes');
      assert.equal(getNotes(origin)?.current.version, second.version);
      assert.equal(getNotes(origin)?.canary, undefined);
      assert.equal(await rollback({ origin, name: 'notes' }), first);
    }));

  it('is withdrawn when a person stops it: no start brings it back', () =>
    withCanary(async ({ origin, candidate }) => {
      const stop = { name: 'notes', kind: 'rolledBack' as const, reason: 'the calendar is empty' };
      assert.equal(await stopCanary({ origin }, stop), second.version);
      assert.equal(await stopCanary({ origin }, stop), null);
      const restart = { origin, candidates: [candidate], openSmoke: noSmoke, isStart: true };
      assert.match((await releaseCandidates(restart)).skipped[0] ?? '', /the calendar is empty/);
      assert.equal(readAudit(origin).at(-1)?.action, 'stop');
    }));
});

/** Reports with ascending sequence numbers; of each version as many as asked, the failures first. */
const createReports = (counts: readonly [version: string, starts: number, failures: number][]) =>
  counts
    .flatMap(([version, starts, failures]) =>
      Array.from({ length: starts }, (_, at) => ({
        version,
        outcome: at < failures ? ('failed' as const) : ('started' as const),
        isLate: false,
        createdAt: '2026-03-01T00:01:00.000Z',
      })),
    )
    .map((report, at): ReportedStart => ({ ...report, sequence: at + 1 }));

const watch = (origin: string, reports: readonly ReportedStart[]) => {
  const halts: CanaryHalt[] = [];
  const requests: number[] = [];
  const { check } = createCanaryWatch({
    origin,
    listStarts: (_remote, after) => {
      requests.push(after);
      return Promise.resolve(reports.filter(({ sequence }) => sequence > after).slice(0, 100));
    },
    notify: (halt) => {
      halts.push(halt);
      return Promise.resolve();
    },
  });
  return { check, halts, requests };
};

describe('the canary watch', () => {
  it('halts a canary that fails, withdraws it and tells its owner once', () =>
    withCanary(async ({ origin, request }) => {
      const reports = createReports([
        [first, 300, 0],
        [second.version, 40, 4],
      ]);
      const { check, halts } = watch(origin, reports);
      await check();
      await check();
      assert.equal(getNotes(origin)?.canary, undefined);
      assert.equal(getNotes(origin)?.current.version, first);
      assert.deepEqual(
        halts.map(({ remote, version, owner }) => [remote, version, owner]),
        [['notes', second.version, 'Notes']],
      );
      assert.match(halts[0]?.reason ?? '', /failed in 2 of 2 visits, the current version in 0 of 300 visits/);
      assert.deepEqual(
        [readAudit(origin).at(-1)?.action, readAudit(origin).at(-1)?.by],
        ['halt', 'canary watch'],
      );
      await assert.rejects(startCanary(request), /failed on .* Use --force/);
    }));

  it('leaves a healthy one alone, and goes on where another process has stopped', () =>
    withCanary(async ({ origin }) => {
      const reports = createReports([
        [first, 900, 3],
        [second.version, 100, 0],
      ]);
      await watch(origin, reports.slice(0, 450)).check();
      const resumed = watch(origin, reports);
      await resumed.check();
      assert.equal(resumed.requests[0], 450);
      assert.deepEqual(resumed.halts, []);
      assert.equal(getNotes(origin)?.canary?.version, second.version);
    }));

  it('does not count reports from before the canary, or of other versions', () =>
    withCanary(async ({ origin }) => {
      const old = createReports([[second.version, 10, 10]]).map((report) => ({
        ...report,
        createdAt: '2026-02-28T00:00:00.000Z',
      }));
      const { check, halts } = watch(origin, [...old, ...createReports([['0.9.0-old', 10, 10]])]);
      await check();
      assert.deepEqual(halts, []);
    }));

  it('keeps what it knows when the API does not answer', () =>
    withCanary(async ({ origin }) => {
      const { check } = createCanaryWatch({
        origin,
        listStarts: () => Promise.reject(new Error('503')),
        notify: () => Promise.resolve(),
      });
      await assert.rejects(check(), /503/);
      assert.equal(getNotes(origin)?.canary?.version, second.version);
    }));
});
