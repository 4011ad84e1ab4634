import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FleetState } from '@rankwright/contracts/fleet';
import { readAudit } from '../origin/auditLog.ts';
import { buildNotes, findNotes, readNotes, version, withReleases } from '../release/release.fixtures.ts';
import { releaseRemote } from '../release/releaseRemote.ts';
import { rollback } from '../release/rollback.ts';
import { createFleetService } from './createFleetService.ts';

const staffToken = 'token-of-the-console';
const reason = 'The list is empty';
const actor = 'ada@example.com';

type Send = (
  method: 'GET' | 'POST',
  url: string,
  body?: object,
  token?: string,
) => Promise<{ status: number; text: string }>;

interface Setup {
  origin: string;
  directory: string;
  send: Send;
  readFleet: () => Promise<FleetState>;
  /** Version and findings of what was opened in a browser. */
  opened: string[];
}

const withService = (work: (setup: Setup) => Promise<void>, problem?: string) =>
  withReleases(async ({ origin, directory }) => {
    const opened: string[] = [];
    const openSmoke = () =>
      Promise.resolve({
        run: (_: string, candidates: readonly { name: string; version: string }[]) => {
          opened.push(...candidates.map((candidate) => candidate.version));
          return Promise.resolve(problem ? [{ name: 'notes', message: problem }] : []);
        },
        close: () => Promise.resolve(),
      });
    const service = createFleetService({ origin, staffToken, openSmoke });
    const send: Send = async (method, url, body, token = staffToken) => {
      const headers = { authorization: `Bearer ${token}` };
      const reply = await service.inject({ method, url, headers, ...(body && { body }) });
      return { status: reply.statusCode, text: reply.body };
    };
    const readFleet = async () => JSON.parse((await send('GET', '/v1/fleet')).text) as FleetState;
    await work({ origin, directory, send, readFleet, opened });
    await service.close();
  });

const getLast = (origin: string) => {
  const { by, action, subject, reason: why } = readAudit(origin).at(-1) ?? {};
  return { by, action, subject, why };
};

describe('the console’s part of the origin service', () => {
  it('refuses whoever has not its token, and every token where none is set', () =>
    withService(async ({ origin, send }) => {
      for (const token of ['', 'rw_1_2', `${staffToken}x`])
        assert.equal((await send('GET', '/v1/fleet', undefined, token)).status, 401);
      const open = createFleetService({ origin, openSmoke: () => Promise.resolve(null) });
      const headers = { authorization: 'Bearer ' };
      assert.equal((await open.inject({ url: '/v1/fleet', headers })).statusCode, 401);
      await open.close();
    }));

  it('tells versions, owner, host API and settings of the shell and every remote', () =>
    withService(async ({ origin, readFleet }) => {
      await rollback({ origin, name: 'notes', reason });
      const { deployables } = await readFleet();
      assert.deepEqual(
        deployables.map(({ name }) => name),
        ['shell', 'notes'],
      );
      const notes = deployables[1];
      assert.equal(notes?.current, version(0));
      assert.equal(notes.hostApi, '^1.0.0');
      assert.deepEqual(
        notes.versions.map((each) => [each.version, each.withdrawn?.kind ?? null, each.isStored]),
        [
          [version(0), null, true],
          [version(1), 'rolledBack', true],
        ],
      );
    }));

  it('rolls back with a reason, and the audit log says who asked', () =>
    withService(async ({ origin, send }) => {
      const without = await send('POST', '/v1/fleet/notes/rollback', { to: version(0), actor });
      assert.equal(without.status, 400);
      assert.equal(findNotes(origin)?.current.version, version(1));
      await send('POST', '/v1/fleet/notes/rollback', { to: version(0), actor, reason });
      assert.equal(findNotes(origin)?.current.version, version(0));
      assert.deepEqual(getLast(origin), {
        ...{ by: 'ada@example.com (console)', action: 'rollback', subject: 'notes', why: reason },
      });
    }));

  it('says why the origin stays as it is', () =>
    withService(async ({ send }) => {
      const reply = await send('POST', '/v1/fleet/notes/rollback', { to: version(9), actor, reason });
      assert.equal(reply.status, 409);
      assert.match(reply.text, /was never released/);
    }));

  it('starts a canary once its screens were opened, resizes, stops and promotes it', () =>
    withService(async ({ origin, send, readFleet, opened }) => {
      await rollback({ origin, name: 'notes', reason });
      const change = (action: string, percent?: number) =>
        send('POST', '/v1/fleet/notes/canary', { action, version: version(1), actor, reason, percent });
      assert.equal((await change('start')).status, 409);
      assert.equal((await change('start', 20)).text, '{"done":true}');
      assert.deepEqual(opened, [version(1)]);
      assert.equal(getLast(origin).why, `20 %: ${reason}`);
      assert.equal((await change('resize', 30)).status, 200);
      assert.equal((await readFleet()).deployables[1]?.canary?.percent, 30);
      assert.equal((await change('stop')).status, 200);
      assert.equal(readNotes(origin, 1)?.withdrawn?.reason, reason);
      assert.match((await change('promote')).text, /is not a canary any more/);
      await change('start', 10);
      assert.equal((await change('promote')).status, 200);
      assert.equal(findNotes(origin)?.current.version, version(1));
      assert.deepEqual(getLast(origin), {
        ...{ by: 'ada@example.com (console)', action: 'release', subject: 'notes', why: reason },
      });
    }));

  it('starts no canary whose screens fail', () =>
    withService(async ({ origin, send }) => {
      await rollback({ origin, name: 'notes', reason });
      const order = { action: 'start', version: version(1), percent: 10, actor, reason };
      const reply = await send('POST', '/v1/fleet/notes/canary', order);
      assert.equal(reply.status, 409);
      assert.match(reply.text, /\/notes threw/);
      assert.equal(findNotes(origin)?.canary, undefined);
    }, '/notes threw'));

  it('sets a flag and a config value that the remote declares, each with its reason', () =>
    withService(async ({ origin, directory, send, readFleet }) => {
      const declared = {
        flags: { weekView: { description: 'By week', default: false } },
        config: { pageSize: { description: 'Rows', default: 50 } },
      };
      await releaseRemote(buildNotes(directory, 2, declared), origin);
      const set = (change: object) => send('POST', '/v1/fleet/notes/settings', { ...change, actor, reason });
      assert.equal((await set({ kind: 'flag', setting: 'weekView', value: 25 })).status, 200);
      assert.equal(getLast(origin).why, `weekView = 25: ${reason}`);
      assert.equal((await set({ kind: 'config', setting: 'pageSize', value: 20 })).status, 200);
      assert.match((await set({ kind: 'flag', setting: 'weekView', value: 'on' })).text, /is a percentage/);
      assert.match((await set({ kind: 'config', setting: 'other', value: 1 })).text, /declares no config/);
      const values = (await readFleet()).deployables[1]?.settings.map(({ name, value }) => [name, value]);
      assert.deepEqual(values, [
        ['weekView', 25],
        ['pageSize', 20],
      ]);
    }));
});
