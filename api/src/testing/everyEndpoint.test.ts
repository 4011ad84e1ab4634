import { getSchemas } from '@rankwright/contracts/endpoints';
import type { Endpoint } from '@rankwright/contracts/http';
import { createScheduledItem } from '@rankwright/contracts/planner';
import { listPublications } from '@rankwright/contracts/publishing';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import { dayMs } from '../clock.ts';
import { insertSession } from '../features/auth/session.repository.ts';
import { signUp, signUpWithPlan, type TestAccount } from './accounts.ts';
import { assertErrorShape } from './assertErrorShape.ts';
import { insertEveryRecord } from './everyRecord.ts';
import { hashTables } from './hashTables.ts';
import { startTestApi, type TestApi } from './startTestApi.ts';

const othersId = '7b0f7a52-8f3f-4a60-9d4f-3f2f3c6f0b11';
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

/** Body fields that reference another record. */
const references = ['articleId', 'swapWith', 'rerunOf'];
const getFields = (endpoint: Endpoint): string[] => {
  const { body } = getSchemas(endpoint);
  return body instanceof z.ZodObject ? Object.keys(body.shape) : [];
};

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
    const { body, query } = getSchemas(endpoint).example;
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
        body: { ...(getSchemas(endpoint).example.body as object), [name]: othersId },
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
});
