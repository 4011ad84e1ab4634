import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import { readAudit } from '../../origin/auditLog.ts';
import {
  createTestContract,
  withTemporaryFolder,
  writeTestBuild,
  writeTestShell,
} from '../../testing/testBuilds.ts';
import { readRemoteCandidate, readShellCandidate } from '../candidates.ts';
import { changeSettings } from '../changeSettings.ts';
import { releaseRemote } from '../releaseRemote.ts';
import { assertPercent, changeCanaryPercent, promoteCanary, stopCanary } from './changeCanary.ts';
import { readCanaryRecords, writeCanaryRecords } from './evidenceFile.ts';
import { noEvidence } from './evidence.model.ts';
import { startCanary } from './startCanary.ts';
import { first, second, startedAt, withNotes, findRemote, readRecord } from './canary.fixtures.ts';

afterEach(() => mock.restoreAll());

describe('the share of a canary', () => {
  it('is above 0 and at most 50', () => {
    for (const percent of [0.1, 50]) assertPercent(percent);
    for (const percent of [0, -1, 50.1, Number.NaN])
      assert.throws(
        () => assertPercent(percent),
        new Error(
          'A canary gets more than 0 and at most 50 percent of the browsers: the others show what is normal.',
        ),
      );
  });

  it('can grow while it runs', () =>
    withNotes(async ({ origin, request }) => {
      await assert.rejects(
        changeCanaryPercent({ origin }, 'notes', 20),
        new Error('No canary of notes runs.'),
      );
      await startCanary(request);
      const changed = await changeCanaryPercent({ origin, now: startedAt, actor: 'ada' }, 'notes', 20);
      assert.deepEqual(changed, findRemote(origin)?.canary);
      assert.deepEqual([changed.percent, changed.startedAt], [20, startedAt.toISOString()]);
      assert.equal(findRemote(origin, 'another')?.canary, undefined);
      assert.deepEqual(readAudit(origin).at(-1), {
        at: startedAt.toISOString(),
        by: 'ada',
        action: 'canary',
        subject: 'notes',
        version: second.version,
        reason: '20 %',
      });
    }));
});

describe('starting a canary', () => {
  it('writes the version beside the current one', () =>
    withNotes(async ({ origin, request }) => {
      assert.deepEqual(await startCanary(request), []);
      const { canary, current } = findRemote(origin)!;
      assert.equal(current.version, first);
      const { contractIntegrity, ...rest } = canary!;
      assert.match(contractIntegrity, /^sha384-/);
      assert.deepEqual(rest, {
        version: second.version,
        base: `/remotes/notes/${second.version}/`,
        percent: 10,
        startedAt: startedAt.toISOString(),
      });
      assert.deepEqual(readRecord(origin), {
        version: second.version,
        releasedAt: null,
        smoke: 'skipped',
        withdrawn: null,
        registered: { version: second.version, base: rest.base, contractIntegrity },
      });
      assert.deepEqual(readAudit(origin).at(-1), {
        at: startedAt.toISOString(),
        by: 'ada',
        action: 'canary',
        subject: 'notes',
        version: second.version,
        from: first,
        reason: '10 %',
      });
    }));

  it('opens it alone where there is a browser, and closes the browser', () =>
    withNotes(async ({ origin, request }) => {
      const closed: string[] = [];
      const opened: unknown[] = [];
      const openSmoke = () =>
        Promise.resolve({
          run: (...[, candidates, isTemporary]: [string, unknown, boolean]) => {
            opened.push([candidates, isTemporary]);
            return Promise.resolve([]);
          },
          close: () => Promise.resolve(void closed.push('closed')),
        });
      assert.deepEqual(await startCanary({ ...request, openSmoke }), []);
      assert.deepEqual(opened, [[[request.candidate], true]]);
      assert.deepEqual(closed, ['closed']);
      assert.equal(readRecord(origin)?.smoke, 'passed');
    }));

  it('needs a remote with a version beside it that fits', () =>
    withNotes(async ({ origin, directory, request }) => {
      const shell = readShellCandidate(writeTestShell(directory, '1.1.0-next'));
      await assert.rejects(
        startCanary({ ...request, candidate: shell }),
        new Error('Only remotes have canaries.'),
      );
      const read = (change: object) =>
        readRemoteCandidate(writeTestBuild(directory, createTestContract({ container: 'x', ...change })));
      await assert.rejects(
        startCanary({ ...request, candidate: read({ name: 'nobody' }) }),
        new Error('The registry has no remote nobody. A canary needs a released version beside it.'),
      );
      await assert.rejects(
        startCanary({ ...request, candidate: read({}) }),
        new Error(`notes ${first} is current already.`),
      );
      const unfit = read({ version: '1.0.2', hostApi: '^2.0.0' });
      assert.deepEqual(await startCanary({ ...request, candidate: unfit }), [
        { name: 'notes', message: 'hostApi: requires ^2.0.0, the host is 1.0.0' },
      ]);
      assert.equal(findRemote(origin)?.canary, undefined);
    }));

  it('of a version that failed needs force', () =>
    withNotes(async ({ origin, request }) => {
      await startCanary(request);
      await stopCanary({ origin, now: startedAt }, { name: 'notes', kind: 'failed', reason: 'a fault' });
      await assert.rejects(
        startCanary(request),
        new Error(
          `notes ${second.version} failed on 2026-03-01T00:00:00.000Z: a fault. Use --force to try it all the same.`,
        ),
      );
      await startCanary({ ...request, force: true });
      assert.equal(readRecord(origin)?.withdrawn, null);
    }));
});

describe('the end of a canary', () => {
  it('withdraws it, and says whether a person or its visits did', () =>
    withNotes(async ({ origin, request }) => {
      for (const [kind, action] of [
        ['failed', 'halt'],
        ['rolledBack', 'stop'],
      ] as const) {
        await startCanary({ ...request, force: true });
        const stop = { name: 'notes', kind, reason: 'a fault' };
        assert.equal(await stopCanary({ origin }, { ...stop, version: '9.9.9' }), null);
        assert.equal(
          await stopCanary({ origin, now: startedAt, actor: 'ada' }, { ...stop, version: second.version }),
          second.version,
        );
        assert.equal(findRemote(origin)?.canary, undefined);
        const at = startedAt.toISOString();
        assert.deepEqual(readRecord(origin)?.withdrawn, { kind, at, reason: 'a fault' });
        assert.deepEqual(readAudit(origin).at(-1), {
          at,
          by: 'ada',
          action,
          subject: 'notes',
          version: second.version,
          reason: 'a fault',
        });
        assert.equal(await stopCanary({ origin }, stop), null);
      }
    }));

  it('makes it current, as it was proven', () =>
    withNotes(async ({ origin, request }) => {
      await assert.rejects(promoteCanary({ origin }, 'notes'), new Error('No canary of notes runs.'));
      await startCanary(request);
      const { base, contractIntegrity } = findRemote(origin)!.canary!;
      assert.equal(await promoteCanary({ origin, now: startedAt }, 'notes'), second.version);
      assert.deepEqual(findRemote(origin)?.current, { version: second.version, base, contractIntegrity });
      assert.deepEqual(
        [readRecord(origin)?.smoke, readRecord(origin)?.releasedAt],
        ['skipped', startedAt.toISOString()],
      );
      assert.equal(readAudit(origin).at(-1)?.from, first);
    }));
});

describe('what is known of canaries', () => {
  it('is kept in a file that people can read', () =>
    withTemporaryFolder((origin) => {
      assert.deepEqual(readCanaryRecords(origin), {});
      const records = { notes: { version: '1.0.0', startedAt: 'x', after: 7, evidence: noEvidence } };
      writeCanaryRecords(origin, records);
      assert.deepEqual(readCanaryRecords(origin), records);
    }));
});

describe('a canary that another version replaces', () => {
  const third = { version: '1.0.2-cccccccc', container: 'rw_notes_1_0_2_cccccccc' };
  for (const [act, replace] of [
    ['a release', (dist: string, origin: string) => releaseRemote(dist, origin)],
    [
      'a canary',
      (dist: string, origin: string, request: Parameters<typeof startCanary>[0]) =>
        startCanary({ ...request, origin, candidate: readRemoteCandidate(dist) }),
    ],
  ] as const)
    it(`by ${act}: is stopped with that reason in list and audit log, and its owner is told`, () =>
      withNotes(async ({ origin, directory, request }) => {
        const told = mock.method(globalThis, 'fetch', () => Promise.resolve(new Response()));
        await changeSettings(origin, { publicUrl: 'http://localhost', webhookUrl: 'http://hook.example/' });
        await startCanary(request);
        await replace(writeTestBuild(directory, createTestContract(third)), origin, request);
        assert.notEqual(findRemote(origin)?.canary?.version, second.version);
        const reason = `replaced by ${third.version}`;
        assert.deepEqual(
          [readRecord(origin)?.withdrawn?.kind, readRecord(origin)?.withdrawn?.reason],
          ['rolledBack', reason],
        );
        const stops = readAudit(origin).filter(({ action }) => action === 'stop');
        assert.deepEqual(
          stops.map((stop) => [stop.subject, stop.version, stop.reason]),
          [['notes', second.version, reason]],
        );
        const bodies = told.mock.calls.map(
          ({ arguments: [, init] }) => JSON.parse(init?.body as string) as object,
        );
        assert.deepEqual(
          bodies.map((body) => ({ ...body, at: '' })),
          [
            {
              event: 'canary-stopped',
              remote: 'notes',
              owner: 'Notes',
              version: second.version,
              reason,
              at: '',
            },
          ],
        );
      }));
});
