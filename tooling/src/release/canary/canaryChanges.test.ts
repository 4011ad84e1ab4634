import assert from 'node:assert/strict';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, it, mock } from 'node:test';
import { readAudit } from '../../origin/auditLog.ts';
import { writeDeployment } from '../../origin/deployment.ts';
import { findRecord, readHistory } from '../../origin/history.ts';
import { readRegistry } from '../../origin/registryFile.ts';
import {
  createTestContract,
  withTemporaryFolder,
  writeTestBuild,
  writeTestShell,
} from '../../testing/testBuilds.ts';
import { readRemoteCandidate, readShellCandidate } from '../candidates.ts';
import { releaseRemote } from '../releaseRemote.ts';
import { releaseShell } from '../releaseShell.ts';
import { assertPercent, changeCanaryPercent, promoteCanary, stopCanary } from './changeCanary.ts';
import { readCanaryRecords, writeCanaryRecords } from './evidenceFile.ts';
import { noEvidence } from './evidence.model.ts';
import { runCanaryWatch } from './runCanaryWatch.ts';
import { startCanary } from './startCanary.ts';

const first = '1.0.0-aaaaaaaa';
const second = { version: '1.0.1-bbbbbbbb', container: 'rw_notes_1_0_1_bbbbbbbb' };
const startedAt = new Date('2026-03-01T00:00:00.000Z');
const noSmoke = () => Promise.resolve(null);

const withNotes = (
  work: (setup: { origin: string; directory: string; request: Parameters<typeof startCanary>[0] }) => unknown,
) =>
  withTemporaryFolder(async (directory) => {
    const origin = `${directory}/origin`;
    await releaseShell(writeTestShell(directory), origin);
    for (const name of ['another', 'notes'])
      await releaseRemote(writeTestBuild(directory, createTestContract({ name, container: name })), origin);
    const candidate = readRemoteCandidate(writeTestBuild(directory, createTestContract(second)));
    const request = { origin, candidate, percent: 10, openSmoke: noSmoke, now: startedAt, actor: 'ada' };
    await work({ origin, directory, request });
  });
const findRemote = (origin: string, name = 'notes') =>
  readRegistry(origin)?.remotes.find((remote) => remote.name === name);
const readRecord = (origin: string, version = second.version) =>
  findRecord(readHistory(origin, null), 'notes', version);

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

/** A server that keeps the requests and answers with what `answer` returns. */
const listen = async (
  answer: (request: IncomingMessage, body: string) => { status: number; body: unknown },
) => {
  const requests: {
    method: string | undefined;
    url: string | undefined;
    headers: IncomingMessage['headers'];
    body: string;
  }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      requests.push({ method: request.method, url: request.url, headers: request.headers, body });
      const { status, body: content } = answer(request, body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  return {
    requests,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

describe('the watch over canaries', () => {
  const failures = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      sequence: at + 1,
      version: second.version,
      outcome: 'failed',
      isLate: false,
      createdAt: '2026-03-02T00:00:00.000Z',
    }));
  /** Checks once, and returns what was printed. */
  const check = async (origin: string, apiUrl: string | null): Promise<string[]> => {
    const printed: string[] = [];
    const print = mock.method(console, 'error', (text: unknown) => void printed.push(String(text)));
    await new Promise<void>((resolve) => {
      const stop = runCanaryWatch(
        origin,
        () => {
          // The check is under way once this function has returned.
          setImmediate(() => void stop().then(resolve));
          return apiUrl;
        },
        1,
      );
    });
    print.mock.restore();
    return printed;
  };

  it('reads the reports with the token, halts a canary that fails, and tells the webhook', () =>
    withNotes(async ({ origin, request }) => {
      await startCanary(request);
      let tries = 0;
      const hook = await listen(() => ({ status: (tries += 1) < 2 ? 500 : 200, body: {} }));
      const api = await listen(({ url }) => ({
        status: 200,
        body: { starts: url?.endsWith('after=0') ? failures(40) : [] },
      }));
      writeDeployment(origin, {
        publicUrl: api.url,
        development: false,
        registryKeys: [],
        webhookUrl: hook.url,
      });
      process.env.METRICS_TOKEN = 'secret';
      try {
        const printed = await check(origin, api.url);
        assert.equal(findRemote(origin)?.canary, undefined);
        assert.match(
          printed[0] ?? '',
          /^The canary notes 1\.0\.1-bbbbbbbb \(Notes\) is halted: failed in \d+ of \d+ visits, the current version in 0 of 0 visits\.$/,
        );
      } finally {
        delete process.env.METRICS_TOKEN;
        hook.close();
        api.close();
      }
      assert.equal(api.requests[0]?.url, '/api/telemetry/starts?remote=notes&after=0');
      assert.equal(api.requests[0].headers.authorization, 'Bearer secret');
      assert.equal(hook.requests.length, 2);
      const [{ method, headers, body }] = hook.requests as [(typeof hook.requests)[number]];
      assert.deepEqual([method, headers['content-type']], ['POST', 'application/json']);
      const { reason, at, ...halt } = JSON.parse(body) as Record<string, string>;
      assert.match(reason ?? '', /^failed in/);
      assert.ok(!Number.isNaN(Date.parse(at ?? '')));
      assert.deepEqual(halt, {
        event: 'canary-halted',
        remote: 'notes',
        owner: 'Notes',
        version: second.version,
      });
    }));

  it('goes on when the webhook stays away, after three tries', () =>
    withNotes(async ({ origin, request }) => {
      await startCanary(request);
      const api = await listen(() => ({ status: 200, body: { starts: failures(40) } }));
      const webhookUrl = 'http://127.0.0.1:9/';
      writeDeployment(origin, { publicUrl: api.url, development: false, registryKeys: [], webhookUrl });
      const printed = await check(origin, api.url);
      api.close();
      assert.equal(
        printed.filter((text) => text.startsWith('The webhook could not be reached: TypeError')).length,
        3,
      );
      assert.equal(api.requests[0]?.headers.authorization, undefined);
      assert.equal(findRemote(origin)?.canary, undefined);
    }));

  it('does nothing without an API', () =>
    withNotes(async ({ origin, request }) => {
      await startCanary(request);
      assert.deepEqual(await check(origin, null), []);
    }));

  it('says when the API fails', () =>
    withNotes(async ({ origin, request }) => {
      await startCanary(request);
      const api = await listen(() => ({ status: 503, body: {} }));
      const printed = await check(origin, api.url);
      api.close();
      assert.deepEqual(printed, ['Canary watch: The API answered 503 to the canary watch.']);
      assert.ok(findRemote(origin)?.canary);
    }));

  it('checks again and again until it is told to stop', () =>
    withNotes(async ({ origin, request }) => {
      await startCanary(request);
      const asked: number[] = [];
      const getApiUrl = () => {
        asked.push(asked.length);
        return null;
      };
      await runCanaryWatch(origin, getApiUrl)();
      const stop = runCanaryWatch(origin, getApiUrl, 1);
      for (let tries = 0; tries < 500 && asked.length < 3; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 5));
      await stop();
      const times = asked.length;
      assert.ok(times >= 3);
      await new Promise((resolve) => setTimeout(resolve, 20));
      assert.equal(asked.length, times);
    }));
});
