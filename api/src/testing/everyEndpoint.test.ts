import type { Endpoint } from '@rankwright/contracts/http';
import { errorBody } from '@rankwright/contracts/http';
import { createScheduledItem } from '@rankwright/contracts/planner';
import { listPublications } from '@rankwright/contracts/publishing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import { dayMs } from '../clock.ts';
import { insertSession } from '../features/auth/session.repository.ts';
import { signUp, signUpWithPlan, type TestAccount } from './accounts.ts';
import { insertEveryRecord } from './everyRecord.ts';
import type { TestReply } from './apiCall.ts';
import { startTestApi, type TestApi } from './startTestApi.ts';

const bodies = Number(process.env.FUZZ_BODIES ?? 600);
const othersId = '7b0f7a52-8f3f-4a60-9d4f-3f2f3c6f0b11';
/** Endpoints that end the caller's account or session. */
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

/** What may not answer without a login, whatever its contract says. */
const contentPaths =
  /^\/api\/(auth\/(scheduled-content|keywords|generate-|articles|rewrite-content|content-history)|wordpress|wix|shopify|webflow)/;

/** What may not run without an active plan, whatever its contract says. */
const paidIds = [
  'createScheduledItem',
  'updateScheduledItem',
  'generateKeywords',
  'generateArticle',
  'streamArticle',
  'startGeneration',
  'generateArticleIdeas',
  'rewriteContent',
  'rewriteSelection',
  'publishArticle',
  'publishToWordpress',
  'publishToWordpressOAuth',
  'publishToShopify',
  'publishToWix',
  'publishToWebflow',
];

const getBodyFields = (endpoint: Endpoint): string[] => {
  const example = endpoint.example.body as Record<string, unknown> | undefined;
  return Object.keys(example ?? {});
};

/** A variation of the example body with fields replaced or missing, or an arbitrary value. */
const createBodyArbitrary = (endpoint: Endpoint): fc.Arbitrary<unknown> => {
  const example = (endpoint.example.body ?? {}) as Record<string, unknown>;
  const field = fc.constantFrom(
    ...(getBodyFields(endpoint).length > 0 ? getBodyFields(endpoint) : ['title']),
  );
  const changed = fc
    .array(fc.tuple(field, fc.option(strange, { nil: undefined })), { minLength: 1, maxLength: 4 })
    .map((changes) => ({ ...example, ...Object.fromEntries(changes) }));
  return fc.oneof({ weight: 5, arbitrary: changed }, { weight: 1, arbitrary: strange });
};

/** Body fields that reference another record. */
const references = ['articleId', 'swapWith', 'rerunOf'];
const getFields = ({ body }: Endpoint): string[] =>
  body instanceof z.ZodObject ? Object.keys(body.shape) : [];

const hashedTables = [
  'users',
  'articles',
  'scheduled_items',
  'keywords',
  'connections',
  'publications',
  'generations',
  'article_claims',
  'writers',
  'site_profiles',
  'subscriptions',
  'checkout_sessions',
  'contact_messages',
  'newsletter_subscribers',
  'oauth_apps',
  'oauth_states',
  'password_reset_tokens',
  'email_tokens',
];

const hashTables = async (api: TestApi): Promise<string> => {
  const counts = hashedTables.map((table) =>
    sql.raw(
      `(select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from "${table}" t) as "${table}"`,
    ),
  );
  const { rows } = await api.deps.db.execute(sql`select ${sql.join(counts, sql`, `)}`);
  return JSON.stringify(rows);
};

const assertErrorShape = (endpoint: Endpoint, reply: TestReply) =>
  assert.ok(errorBody.safeParse(reply.body).success, `${endpoint.id}: ${JSON.stringify(reply.body)}`);

describe('every endpoint', () => {
  let api: TestApi;
  let account: TestAccount;
  let endpoints: Endpoint[];
  before(async () => {
    api = await startTestApi();
    account = await signUpWithPlan(api);
    await insertEveryRecord(api.deps.db, othersId);
    endpoints = [...api.app.registered.values()];
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

  const createExpiredToken = async (): Promise<string> => {
    const id = randomUUID();
    const past = new Date(api.clock.now().getTime() - 8 * dayMs);
    await insertSession(api.deps.db, { id, ownerId: account.userId, lastSeenAt: past, expiresAt: past });
    const now = api.clock.now();
    api.clock.set(past);
    const token = await api.deps.tokens.sign({ userId: account.userId, sessionId: id });
    api.clock.set(now);
    return token;
  };

  it('returns 401 without a token, with an invalid one and with an expired one [C-217]', async () => {
    const tokens = [undefined, 'nonsense', `${account.token}x`, await createExpiredToken()];
    const needsLogin = ({ access, path }: Endpoint) => access !== 'none' || contentPaths.test(path);
    for (const endpoint of endpoints.filter(needsLogin)) {
      for (const token of tokens) {
        const reply = await send(endpoint, token);
        assert.equal(reply.status, 401, `${endpoint.id}: ${JSON.stringify(reply.body)}`);
        assertErrorShape(endpoint, reply);
      }
    }
  });

  it('returns 401 when the user-id header names another user [C-181]', async () => {
    for (const endpoint of endpoints.filter(({ access }) => access !== 'none')) {
      const reply = await api.call(endpoint, { token: account.token, headers: { 'user-id': othersId } });
      assert.equal(reply.status, 401, endpoint.id);
    }
  });

  it('returns 402 without an active plan where one is required [C-168]', async () => {
    const { token } = await signUp(api, 'unpaid@example.com');
    const paid = endpoints.filter(({ access, id }) => access === 'plan' || paidIds.includes(id));
    assert.deepEqual(
      paidIds.filter((id) => !paid.some((endpoint) => endpoint.id === id)),
      [],
    );
    for (const endpoint of paid) {
      const reply = await send(endpoint, token);
      assert.equal(reply.status, 402, endpoint.id);
      assertErrorShape(endpoint, reply);
    }
  });

  it("returns 404 for other accounts' ids and for malformed ids [C-218] [A-212]", async () => {
    const written = await hashTables(api);
    const withId = endpoints.filter(({ path }) => /:(id|uid)\b/.test(path));
    for (const endpoint of withId) {
      for (const id of [othersId, 'not-an-id']) {
        const reply = await send(endpoint, account.token, id);
        assert.equal(reply.status, 404, `${endpoint.id}: ${JSON.stringify(reply.body)}`);
        assertErrorShape(endpoint, reply);
      }
    }
    assert.equal(await hashTables(api), written);
  });

  it("returns 404 for other accounts' ids in a body and writes nothing [C-218]", async () => {
    const body = { title: 'Mine', scheduledDate: '2099-01-02' };
    const own = await api.call(createScheduledItem, { token: account.token, body });
    const written = await hashTables(api);
    const referring = endpoints.flatMap((endpoint) =>
      references.filter((name) => getFields(endpoint).includes(name)).map((name) => ({ endpoint, name })),
    );
    assert.ok(referring.length > 5);
    for (const { endpoint, name } of referring) {
      const reply = await api.call(endpoint, {
        token: account.token,
        params: { id: String(own.body.id) },
        body: { ...(endpoint.example.body as object), [name]: othersId },
      });
      // Two platforms check their connection before the body.
      const isRejected = reply.status === 404 || String(reply.body.code).endsWith('_NOT_CONNECTED');
      assert.ok(isRejected, `${endpoint.id} ${name}: ${JSON.stringify(reply.body)}`);
      assertErrorShape(endpoint, reply);
    }
    assert.equal(await hashTables(api), written);
  });

  it('returns nothing for other accounts’ ids in a query', async () => {
    const query = { articleId: othersId };
    const { body } = await api.call(listPublications, { token: account.token, query });
    assert.deepEqual(body.publications, []);
  });

  it(`rejects ${bodies} fuzzed bodies with the shared error shape, without 5xx or writes`, async () => {
    const withBody = endpoints.filter(
      (endpoint) => endpoint.method !== 'GET' && !endsTheSession.includes(endpoint.id),
    );
    const runs = Math.ceil(bodies / withBody.length);
    for (const endpoint of withBody) {
      const samples = fc.sample(createBodyArbitrary(endpoint), { numRuns: runs, seed: 20_261_121 });
      let written = await hashTables(api);
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
          assertErrorShape(endpoint, reply);
          assert.equal(await hashTables(api), written, `rejected, but written: ${sent}`);
        } else written = await hashTables(api);
      }
    }
  });
});
