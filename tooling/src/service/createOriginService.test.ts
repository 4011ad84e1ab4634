import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { LightMyRequestResponse } from 'fastify';
import type { RemoteContract } from '@rankwright/contracts/remote';
import { readAudit } from '../origin/auditLog.ts';
import { readRegistry } from '../origin/registryFile.ts';
import type { ReleaseProblem } from '../release/candidates.ts';
import { releaseShell } from '../release/releaseShell.ts';
import { createTestContract, withTemporaryFolder, writeTestShell } from '../testing/testBuilds.ts';
import { createOriginService, type OriginServiceOptions } from './createOriginService.ts';
import type { JobResult } from './protocol.ts';
import { createToken, readTokens, revokeToken } from './tokens.ts';

const encode = (text: string): string => Buffer.from(text).toString('base64');

const createUpload = (changes: Partial<RemoteContract> = {}, more: Record<string, string> = {}) => ({
  files: {
    'entry.js': encode('// entry'),
    'remote.contract.json': encode(JSON.stringify(createTestContract(changes))),
    ...more,
  },
});
const second = { version: '1.0.1-bbbbbbbb', container: 'rw_notes_1_0_1_bbbbbbbb' };

const passing = (problems: readonly ReleaseProblem[] = []): Omit<OriginServiceOptions, 'origin'> => ({
  checkBuild: () => [],
  checkInBrowser: () => Promise.resolve([]),
  openSmoke: () =>
    Promise.resolve({ run: () => Promise.resolve([...problems]), close: () => Promise.resolve() }),
});

interface Setup {
  origin: string;
  token: string;
  /** Sends a request; the token is that of the remote `notes` unless given. */
  send: (
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    token?: string,
  ) => Promise<LightMyRequestResponse>;
  /** Releases a build and waits for what becomes of it. */
  release: (upload?: object) => Promise<JobResult>;
}

const withService = (work: (setup: Setup) => Promise<void>, checks = passing()) =>
  withTemporaryFolder(async (directory) => {
    const origin = `${directory}/origin`;
    await releaseShell(writeTestShell(directory), origin);
    const own = await createToken(origin, 'notes', 'Notes pipeline');
    const service = createOriginService({ origin, ...checks });
    const send: Setup['send'] = (method, url, body, token = own) =>
      service.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(body && { body }) });
    const release = async (upload: object = createUpload()): Promise<JobResult> => {
      const accepted = await send('POST', '/v1/remotes/notes/releases', upload);
      assert.equal(accepted.statusCode, 200, accepted.body);
      const { id } = accepted.json<{ id: string }>();
      for (;;) {
        const { result } = (await send('GET', `/v1/remotes/notes/jobs/${id}`)).json<{
          result: JobResult | null;
        }>();
        if (result) return result;
        await new Promise(setImmediate);
      }
    };
    try {
      await work({ origin, token: own, send, release });
    } finally {
      await service.close();
    }
  });

const getCurrent = (origin: string) =>
  readRegistry(origin)?.remotes.find(({ name }) => name === 'notes')?.current.version;

describe('the origin service', () => {
  it('releases an uploaded build, and names the token in the audit log', () =>
    withService(async ({ origin, release }) => {
      assert.equal((await release()).outcome, 'released');
      assert.equal(getCurrent(origin), '1.0.0-aaaaaaaa');
      const [{ id } = { id: '' }] = readTokens(origin);
      const entry = readAudit(origin).findLast(({ action }) => action === 'release');
      assert.equal(entry?.by, `Notes pipeline (token ${id})`);
      assert.equal((await release()).outcome, 'current');
    }));

  it('refuses the token of another team, in words that name both remotes', () =>
    withService(async ({ origin, send }) => {
      const other = await createToken(origin, 'papers', 'Papers pipeline');
      const answer = await send('POST', '/v1/remotes/notes/releases', createUpload(), other);
      assert.equal(answer.statusCode, 403);
      assert.match(answer.body, /This token is for papers and may not touch notes/);
      const disguised = await send('POST', '/v1/remotes/papers/releases', createUpload(), other);
      assert.equal(disguised.statusCode, 403);
      assert.match(disguised.body, /This token is for papers; the build is of notes/);
      assert.equal((await send('GET', '/v1/remotes/notes', undefined, other)).statusCode, 403);
      assert.equal((await send('POST', '/v1/remotes/notes/rollbacks', {}, other)).statusCode, 403);
      assert.equal(getCurrent(origin), undefined);
    }));

  it('answers 404 and 401 without parsing the body, and counts its values before', () =>
    withService(async ({ origin, token }) => {
      const service = createOriginService({ origin, ...passing() });
      const send = async (url: string, payload: string, bearer = 'rw_unknown') => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
        return (await service.inject({ method: 'POST', url, payload, headers })).statusCode;
      };
      assert.equal(await send('/v1/nothing', '{'), 404);
      assert.equal(await send('/v1/remotes/notes/releases', '{'), 401);
      assert.equal(await send('/v1/fleet/notes/rollback', '{'), 401);
      assert.equal(await send('/v1/remotes/notes/releases', `[${'1,'.repeat(20_000)}1]`, token), 400);
      assert.equal(await send('/v1/remotes/notes/rollbacks', `"${'x'.repeat(70_000)}"`, token), 413);
    }));

  it('refuses an unknown and a revoked token', () =>
    withService(async ({ origin, token, send }) => {
      assert.equal((await send('GET', '/v1/remotes/notes', undefined, 'rw_unknown')).statusCode, 401);
      assert.equal((await send('GET', '/v1/remotes/notes')).statusCode, 200);
      await revokeToken(origin, readTokens(origin)[0]?.id ?? '');
      assert.equal((await send('GET', '/v1/remotes/notes')).statusCode, 401);
      const file = readFileSync(`${origin}/.server/tokens.json`, 'utf8');
      assert.ok(!file.includes(token), 'the token is kept in the clear');
    }));

  it('refuses files outside the build, scripts that no contract names, and a version with other files', () =>
    withService(async ({ origin, send, release }) => {
      const post = async (upload: object) => send('POST', '/v1/remotes/notes/releases', upload);
      for (const name of ['../escape.js', 'server/../../escape.js', '.hidden.js', '/etc/escape.js'])
        assert.equal((await post(createUpload({}, { [name]: encode('') }))).statusCode, 400, name);
      const extra = await post(createUpload({}, { 'extra.js': encode('//') }));
      assert.match(extra.body, /extra\.js is not in the contract/);
      await release();
      const changed = await post(createUpload({ owner: 'Somebody' }));
      assert.equal(changed.statusCode, 409);
      assert.match(changed.body, /exists with other files/);
      const broken = await release(createUpload(second, { 'entry.js': encode('// changed on the way') }));
      assert.equal(broken.outcome, 'failed');
      assert.match(broken.findings[0]?.message ?? '', /entry\.js is not the file the contract describes/);
      assert.equal(getCurrent(origin), '1.0.0-aaaaaaaa');
    }));

  it('refuses a build that is too large before it reads it', () =>
    withService(async ({ send }) => {
      const answer = await send('POST', '/v1/remotes/notes/releases', {
        files: { 'a.js': 'A'.repeat(48 * 1024 * 1024) },
      });
      assert.equal(answer.statusCode, 413);
    }));

  it('reports what the smoke test finds, and refuses the version the next time too', () =>
    withService(
      async ({ origin, release }) => {
        const { outcome, findings } = await release();
        assert.equal(outcome, 'refused');
        assert.deepEqual(findings, [{ check: 'smoke', owner: 'Notes', message: '/notes showed an error' }]);
        assert.match((await release()).findings[0]?.message ?? '', /failed on .* Use --force/);
        assert.equal(getCurrent(origin), undefined);
      },
      passing([{ name: 'notes', message: '/notes showed an error' }]),
    ));

  it('rolls back, and says why it cannot', () =>
    withService(async ({ origin, send, release }) => {
      await release();
      const none = await send('POST', '/v1/remotes/notes/rollbacks', {});
      assert.equal(none.statusCode, 409);
      assert.match(none.body, /no previous version/);
      await release(createUpload(second));
      const answer = await send('POST', '/v1/remotes/notes/rollbacks', { reason: 'an empty list' });
      assert.deepEqual(answer.json(), { version: '1.0.0-aaaaaaaa' });
      assert.equal(getCurrent(origin), '1.0.0-aaaaaaaa');
      assert.match(readAudit(origin).at(-1)?.by ?? '', /^Notes pipeline/);
    }));

  it('lets a second release wait for its turn, and says what each does', () =>
    withService(async ({ origin, send }) => {
      const post = async (changes: Partial<RemoteContract>) => {
        const answer = await send('POST', '/v1/remotes/notes/releases', createUpload(changes));
        assert.equal(answer.statusCode, 200, answer.body);
        return answer.json<{ id: string }>().id;
      };
      const ids = [await post({}), await post(second)];
      const read = async (id: string) =>
        (await send('GET', `/v1/remotes/notes/jobs/${id}`)).json<{
          result: JobResult | null;
          step: string;
        }>();
      const steps: string[] = [];
      for (;;) {
        const { result, step } = await read(ids[1] ?? '');
        if (steps.at(-1) !== step) steps.push(step);
        if (result) break;
        await new Promise(setImmediate);
      }
      assert.equal((await read(ids[0] ?? '')).result?.outcome, 'released');
      assert.equal(getCurrent(origin), second.version);
      assert.equal(steps.at(-1), 'Opening the screens once more, on the origin');
    }));

  it('starts, resizes, promotes and stops a canary of a build that was never current', () =>
    withService(async ({ origin, send, release }) => {
      await release();
      const find = () => readRegistry(origin)?.remotes.find(({ name }) => name === 'notes');
      const start = async (changes: Partial<RemoteContract>): Promise<JobResult> => {
        const upload = { ...createUpload(changes), percent: 5 };
        const { id } = (await send('POST', '/v1/remotes/notes/canaries', upload)).json<{ id: string }>();
        for (;;) {
          const state = (await send('GET', `/v1/remotes/notes/jobs/${id}`)).json<{
            result: JobResult | null;
          }>();
          if (state.result) return state.result;
          await new Promise(setImmediate);
        }
      };
      assert.equal((await start(second)).outcome, 'canary');
      assert.deepEqual([find()?.current.version, find()?.canary?.percent], ['1.0.0-aaaaaaaa', 5]);
      const change = (body: object) => send('POST', '/v1/remotes/notes/canary', body);
      assert.equal((await change({ action: 'resize', percent: 20 })).statusCode, 200);
      assert.equal(find()?.canary?.percent, 20);
      assert.deepEqual((await change({ action: 'promote' })).json(), { version: second.version });
      assert.equal(getCurrent(origin), second.version);
      assert.equal((await change({ action: 'stop' })).statusCode, 409);
      await start({ version: '1.0.2-cccccccc', container: 'rw_notes_c' });
      await change({ action: 'stop', reason: 'slow' });
      assert.equal(find()?.canary, undefined);
      const stop = readAudit(origin).at(-1);
      assert.deepEqual([stop?.action, stop?.reason], ['stop', 'slow']);
      assert.match(stop?.by ?? '', /^Notes pipeline/);
    }));

  it('sets flags and config of the own remote, checked against its contract', () =>
    withService(async ({ origin, send, release }) => {
      await release(createUpload({ flags: { week: { description: 'Week', default: false } } }));
      const set = (body: object) => send('POST', '/v1/remotes/notes/settings', body);
      assert.equal((await set({ kind: 'flag', setting: 'week', value: 25 })).statusCode, 200);
      assert.deepEqual(readRegistry(origin)?.remotes[0]?.flags, { week: 25 });
      assert.match(
        (await set({ kind: 'config', setting: 'size', value: 5 })).body,
        /declares no config size/,
      );
      const other = await createToken(origin, 'papers', 'Papers pipeline');
      for (const place of ['settings', 'canary', 'canaries'])
        assert.equal((await send('POST', `/v1/remotes/notes/${place}`, {}, other)).statusCode, 403, place);
    }));
});
