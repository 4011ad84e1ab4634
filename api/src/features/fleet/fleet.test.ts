import { getSchemas } from '@rankwright/contracts/endpoints';
import {
  changeCanary,
  changeRemoteSetting,
  getFleet,
  listAuditEntries,
  rollBackRelease,
} from '@rankwright/contracts/fleet';
import type { Endpoint } from '@rankwright/contracts/http';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { remoteFailures } from '../../database/schema/telemetry.ts';
import { signUp, signUpUnverified, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

const token = 'token-of-the-console';
const version = '1.0.0-3f2a9c1d';
const planner = {
  ...{ name: 'planner', owner: 'Planning', hostApi: '^1.0.0', current: version, previous: null },
  ...{ versions: [], canary: null, settings: [] },
};
const state = { updatedAt: '2026-11-21T09:30:00.000Z', deployables: [planner] };
const entry = { at: state.updatedAt, by: 'ada', action: 'release', subject: 'planner', version };
const all: readonly Endpoint[] = [
  getFleet,
  listAuditEntries,
  rollBackRelease,
  changeCanary,
  changeRemoteSetting,
];
const isChange = ({ method }: Endpoint): boolean => method === 'POST';

interface Received {
  url: string;
  authorization: string | undefined;
  body: unknown;
}

/** Stands in for the origin service; its own tests are in tooling. */
const createOrigin = (received: Received[], answer: { status: number; body: unknown }): FastifyInstance => {
  const origin = Fastify();
  origin.all('/*', (request, reply) => {
    const { url, headers, body } = request;
    received.push({ url, authorization: headers.authorization, body });
    const known: Record<string, unknown> = { '/v1/fleet': state, '/v1/fleet/audit': { entries: [entry] } };
    return reply
      .code(answer.status)
      .send(answer.status === 200 ? (known[url] ?? { done: true }) : answer.body);
  });
  return origin;
};

describe('the console', () => {
  const received: Received[] = [];
  const answer: { status: number; body: unknown } = { status: 200, body: null };
  const origin = createOrigin(received, answer);
  let api: TestApi;
  let staff: TestAccount;
  before(async () => {
    const url = await origin.listen({ port: 0, host: '127.0.0.1' });
    api = await startTestApi({
      env: {
        STAFF_EMAILS: 'staff@example.com,late@example.com',
        ORIGIN_SERVICE_URL: url,
        ORIGIN_SERVICE_TOKEN: token,
      },
    });
    staff = await signUp(api, 'staff@example.com');
  });
  after(async () => {
    await api.close();
    await origin.close();
  });
  beforeEach(() => {
    received.length = 0;
    answer.status = 200;
  });
  const send = (endpoint: Endpoint, { token: session }: TestAccount) => {
    const { params = {}, body } = getSchemas(endpoint).example;
    return api.call(endpoint, { token: session, params: params as Record<string, string>, body });
  };

  it('does not exist for customers, and for staff whose address nobody verified', async () => {
    for (const account of [
      await signUp(api, 'customer@example.com'),
      await signUpUnverified(api, 'late@example.com'),
    ])
      for (const endpoint of all) {
        const reply = await send(endpoint, account);
        assert.equal(reply.status, 404, endpoint.id);
        assert.equal(reply.body.code, 'NOT_FOUND');
      }
    assert.deepEqual(received, []);
  });

  it('shows the releases with what browsers reported within the last hour', async () => {
    const pageView = '7d1f3c9e-0d5f-4c55-9c5e-5a2f6b1f0a11';
    const failure = { remote: 'planner', version, pageView, step: 'mount', createdAt: api.clock.now() };
    await api.deps.db.insert(remoteFailures).values([failure, { ...failure, remote: 'billing' }]);
    const { body } = await send(getFleet, staff);
    const failures = [{ version, step: 'mount', pageViews: 1 }];
    assert.deepEqual(body, { success: true, ...state, deployables: [{ ...planner, failures }] });
    api.clock.advance(61 * 60_000);
    const later = await send(getFleet, staff);
    assert.deepEqual((later.body.deployables as { failures: unknown }[])[0]?.failures, []);
  });

  it('shows the audit log', async () => {
    assert.deepEqual((await send(listAuditEntries, staff)).body, { success: true, entries: [entry] });
  });

  it('asks the origin service for every change, with its token and the name of who asks', async () => {
    for (const endpoint of all.filter(isChange)) assert.equal((await send(endpoint, staff)).status, 200);
    const actor = 'staff@example.com';
    assert.deepEqual(
      received,
      [
        {
          url: '/v1/fleet/planner/rollback',
          body: { ...(getSchemas(rollBackRelease).example.body as object), actor },
        },
        {
          url: '/v1/fleet/planner/canary',
          body: { ...(getSchemas(changeCanary).example.body as object), actor },
        },
        {
          url: '/v1/fleet/planner/settings',
          body: { ...(getSchemas(changeRemoteSetting).example.body as object), actor },
        },
      ].map((request) => ({ ...request, authorization: `Bearer ${token}` })),
    );
  });

  it('takes no change without a reason', async () => {
    for (const endpoint of all.filter(isChange)) {
      const body = { ...(getSchemas(endpoint).example.body as object), reason: '  ' };
      const reply = await api.call(endpoint, { token: staff.token, params: { name: 'planner' }, body });
      assert.equal(reply.status, 400, endpoint.id);
    }
    assert.deepEqual(received, []);
  });

  it('passes on why the origin service refused, and says when it failed', async () => {
    Object.assign(answer, { status: 409, body: { error: 'planner 1.0.0 was never released.' } });
    const refused = await send(rollBackRelease, staff);
    assert.deepEqual([refused.status, refused.body.code], [409, 'RELEASE_CHANGE_REFUSED']);
    assert.equal(refused.body.message, 'planner 1.0.0 was never released.');
    for (const status of [401, 500]) {
      Object.assign(answer, { status, body: { error: 'a secret of the origin' } });
      const failed = await send(rollBackRelease, staff);
      assert.deepEqual([failed.status, failed.body.message], [503, 'The origin service failed.']);
    }
  });
});

describe('the console without an origin service', () => {
  for (const [name, env, text] of [
    ['none is set up', {}, 'The origin service is not set up.'],
    [
      'it is dead',
      { ORIGIN_SERVICE_URL: 'http://127.0.0.1:1', ORIGIN_SERVICE_TOKEN: token },
      'The origin service does not respond.',
    ],
  ] as const)
    it(`says that ${name}`, async () => {
      const api = await startTestApi({ env });
      const { token: session } = await signUp(api, 'staff@example.com');
      const { status, body } = await api.call(getFleet, { token: session });
      assert.deepEqual([status, body.message], [503, text]);
      await api.close();
    });
});
