import type { Endpoint } from '@rankwright/contracts/http';
import { errorBody } from '@rankwright/contracts/http';
import { createScheduledContent } from '@rankwright/contracts/planner';
import { listPublications } from '@rankwright/contracts/publishing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import { addSession } from '../features/auth/session.repository.ts';
import { signUp, signUpWithPlan, type TestAccount } from './accounts.ts';
import { ownEverything } from './ownEverything.ts';
import { startTestApi, type TestApi, type TestReply } from './startTestApi.ts';

const bodies = Number(process.env.FUZZ_BODIES ?? 600);
const othersId = '7b0f7a52-8f3f-4a60-9d4f-3f2f3c6f0b11';
/** These end the caller's own account or session, or answer for no record at all. */
const endsTheSession = ['logOut', 'endAllSessions', 'deleteAccount', 'updatePassword'];

const strangeText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\0', '\ud800', 'x'.repeat(5_000)),
);
const strange = fc.oneof(
  strangeText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('2026-02-30', '0000-01-01', '99999999999999', '-1', '1e400', '../../etc/passwd'),
  fc.array(strangeText, { maxLength: 4 }),
  fc.object({ maxDepth: 2 }),
);

const names = (endpoint: Endpoint): string[] => {
  const example = endpoint.example.body as Record<string, unknown> | undefined;
  return Object.keys(example ?? {});
};

/** A body near the example: some fields replaced, some missing, some invented; or something else altogether. */
const bodyNear = (endpoint: Endpoint): fc.Arbitrary<unknown> => {
  const example = (endpoint.example.body ?? {}) as Record<string, unknown>;
  const field = fc.constantFrom(...(names(endpoint).length > 0 ? names(endpoint) : ['title']));
  const changed = fc
    .array(fc.tuple(field, fc.option(strange, { nil: undefined })), { minLength: 1, maxLength: 4 })
    .map((changes) => ({ ...example, ...Object.fromEntries(changes) }));
  return fc.oneof({ weight: 5, arbitrary: changed }, { weight: 1, arbitrary: strange });
};

/** Fields of a body that name another record. */
const references = ['articleId', 'swapWith'];
const fieldsOf = ({ body }: Endpoint): string[] =>
  body instanceof z.ZodObject ? Object.keys(body.shape) : [];

const counted = [
  'users',
  'articles',
  'scheduled_items',
  'keywords',
  'connections',
  'publications',
  'subscriptions',
  'checkout_sessions',
  'contact_messages',
  'newsletter_subscribers',
  'oauth_apps',
  'oauth_states',
  'password_reset_tokens',
];

const footprint = async (api: TestApi): Promise<string> => {
  const counts = counted.map((table) =>
    sql.raw(
      `(select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from "${table}" t) as "${table}"`,
    ),
  );
  const { rows } = await api.deps.db.execute(sql`select ${sql.join(counts, sql`, `)}`);
  return JSON.stringify(rows);
};

const assertRefusal = (endpoint: Endpoint, reply: TestReply) =>
  assert.ok(errorBody.safeParse(reply.body).success, `${endpoint.id}: ${JSON.stringify(reply.body)}`);

describe('every call', () => {
  let api: TestApi;
  let account: TestAccount;
  let calls: Endpoint[];
  before(async () => {
    api = await startTestApi();
    account = await signUpWithPlan(api);
    await ownEverything(api.deps.db, othersId);
    calls = [...api.app.registered.values()];
  });
  after(() => api.close());

  const send = (endpoint: Endpoint, token: string | undefined, id: string = randomUUID()) => {
    const params = Object.fromEntries(
      [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [
        name ?? '',
        name === 'version' ? 1 : name === 'platform' ? 'wordpress' : id,
      ]),
    );
    const { body, query } = endpoint.example;
    return api.call(endpoint, {
      params,
      ...(token !== undefined && { token }),
      ...(query !== undefined && { query: query as Record<string, unknown> }),
      ...(body !== undefined && { body }),
    });
  };

  const expired = async (): Promise<string> => {
    const id = randomUUID();
    const past = new Date(api.clock.now().getTime() - 8 * 86_400_000);
    await addSession(api.deps.db, { id, ownerId: account.userId, lastSeenAt: past, expiresAt: past });
    const now = api.clock.now();
    api.clock.set(past);
    const token = await api.deps.tokens.sign({ userId: account.userId, sessionId: id });
    api.clock.set(now);
    return token;
  };

  it('answers 401 in the one error shape without a token, with a bad one and with an expired one [C-217]', async () => {
    const tokens = [undefined, 'nonsense', `${account.token}x`, await expired()];
    for (const endpoint of calls.filter(({ access }) => access !== 'none')) {
      for (const token of tokens) {
        const reply = await send(endpoint, token);
        assert.equal(reply.status, 401, `${endpoint.id}: ${JSON.stringify(reply.body)}`);
        assertRefusal(endpoint, reply);
      }
    }
  });

  it('answers 401 when the user-id header names another person [C-181]', async () => {
    for (const endpoint of calls.filter(({ access }) => access !== 'none')) {
      const reply = await api.call(endpoint, { token: account.token, headers: { 'user-id': othersId } });
      assert.equal(reply.status, 401, endpoint.id);
    }
  });

  it('answers 402 without an active plan where the plan is needed [C-168]', async () => {
    const { token } = await signUp(api, 'unpaid@example.com');
    for (const endpoint of calls.filter(({ access }) => access === 'plan')) {
      const reply = await send(endpoint, token);
      assert.equal(reply.status, 402, endpoint.id);
      assertRefusal(endpoint, reply);
    }
  });

  it("answers 404 for ids that are not the caller's and for ids that are none [C-218] [A-212]", async () => {
    const written = await footprint(api);
    const withId = calls.filter(({ path }) => /:(id|uid)\b/.test(path));
    for (const endpoint of withId) {
      for (const id of [othersId, 'not-an-id']) {
        const reply = await send(endpoint, account.token, id);
        assert.equal(reply.status, 404, `${endpoint.id}: ${JSON.stringify(reply.body)}`);
        assertRefusal(endpoint, reply);
      }
    }
    assert.equal(await footprint(api), written);
  });

  it("answers 404 for others' ids inside a body, and neither reads nor writes anything [C-218]", async () => {
    const body = { title: 'Mine', scheduledDate: '2099-01-02' };
    const own = await api.call(createScheduledContent, { token: account.token, body });
    const written = await footprint(api);
    const referring = calls.flatMap((endpoint) =>
      references.filter((name) => fieldsOf(endpoint).includes(name)).map((name) => ({ endpoint, name })),
    );
    assert.ok(referring.length > 5);
    for (const { endpoint, name } of referring) {
      const reply = await api.call(endpoint, {
        token: account.token,
        params: { id: String(own.body.id) },
        body: { ...(endpoint.example.body as object), [name]: othersId },
      });
      // Two platforms ask for their own connection before they look at anything.
      const refused = reply.status === 404 || String(reply.body.code).endsWith('_NOT_CONNECTED');
      assert.ok(refused, `${endpoint.id} ${name}: ${JSON.stringify(reply.body)}`);
      assertRefusal(endpoint, reply);
    }
    assert.equal(await footprint(api), written);
  });

  it('shows nothing of others when their ids are asked for in an address', async () => {
    const query = { articleId: othersId };
    const { body } = await api.call(listPublications, { token: account.token, query });
    assert.deepEqual(body.publications, []);
  });

  it(`meets ${bodies} strange bodies with the one error shape, no 5xx, and no write on a refusal`, async () => {
    const withBody = calls.filter(
      (endpoint) => endpoint.method !== 'GET' && !endsTheSession.includes(endpoint.id),
    );
    const runs = Math.ceil(bodies / withBody.length);
    for (const endpoint of withBody) {
      const samples = fc.sample(bodyNear(endpoint), { numRuns: runs, seed: 20_261_121 });
      let written = await footprint(api);
      for (const body of samples) {
        const reply = await api.call(endpoint, {
          token: account.token,
          params: { id: othersId, uid: account.userId, version: 1, platform: 'wordpress' },
          body: body === undefined ? undefined : JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        });
        const sent = `${endpoint.id} ${JSON.stringify(body)} → ${JSON.stringify(reply.body)}`;
        assert.ok(reply.status < 500 || (reply.status === 502 && reply.body.success === false), sent);
        if (reply.status >= 400) {
          assertRefusal(endpoint, reply);
          assert.equal(await footprint(api), written, `refused, yet written: ${sent}`);
        } else written = await footprint(api);
      }
    }
  });
});
