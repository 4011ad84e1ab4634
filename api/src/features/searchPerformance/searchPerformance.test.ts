import {
  authorizeSearchConsole,
  completeSearchConsole,
  disconnectSearchConsole,
  getArticlePerformance,
  getSearchConnection,
  getSearchPerformance,
  listSearchProperties,
  selectSearchProperty,
  startSearchSync,
  type ArticlePerformance,
  type SearchConnection,
  type SearchPerformance,
} from '@rankwright/contracts/searchPerformance';
import type { Endpoint } from '@rankwright/contracts/http';
import { startFakeSearchConsole } from '@rankwright/testing/fakes/searchConsole/fakeSearchConsole';
import { addDays, type FakeResult } from '@rankwright/testing/fakes/searchConsole/searchResults';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { articles } from '../../database/schema/articles.ts';
import { publications } from '../../database/schema/publications.ts';
import { searchPageDays } from '../../database/schema/searchPerformance.ts';
import { dayMs } from '../../clock.ts';
import { signUpWithPlan } from '../../testing/accounts.ts';
import type { TestRequest } from '../../testing/apiCall.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { createTestClock } from '../../testing/testClock.ts';
import { queueDueSyncs } from './searchPerformance.jobs.ts';

type Fake = Awaited<ReturnType<typeof startFakeSearchConsole>>;

const today = '2026-11-21';
const site = 'https://garden.example/';

/** One query per page and day. */
const createResult = (date: string, page: string, change: Partial<FakeResult> = {}): FakeResult => ({
  ...{ date, page: `${site}${page}`, query: `how to ${page}`, clicks: 2, impressions: 40, position: 7 },
  ...change,
});

describe('the figures of Search Console', () => {
  const clock = createTestClock();
  let fake: Fake;
  let api: TestApi;
  let send: (endpoint: Endpoint, request?: TestRequest) => ReturnType<TestApi['call']>;
  let userId: string;
  let count = 0;
  before(async () => {
    fake = await startFakeSearchConsole({ now: () => clock.now() });
    api = await startTestApi({ clock, env: { ...fake.env, OUTBOUND_ALLOW: fake.address } });
  });
  after(async () => {
    await api.close();
    await fake.close();
  });
  beforeEach(async () => {
    clock.set(`${today}T20:00:00Z`);
    fake.properties.splice(0, fake.properties.length, {
      siteUrl: 'sc-domain:garden.example',
      permissionLevel: 'siteOwner',
      results: [],
    });
    fake.queries.length = 0;
    Object.assign(fake.switches, {
      ...{ lagDays: 2, quota: Infinity, quotaAnswer: 'too-many' },
      ...{ isDown: false, isRevoked: false, isDenied: false },
    });
    const account = await signUpWithPlan(api, `ada${++count}@example.com`);
    userId = account.userId;
    send = (endpoint, request = {}) => api.call(endpoint, { token: account.token, ...request });
  });

  const results = () => fake.properties[0]!.results;
  const read = async () => (await send(getSearchConnection)).body.connection as SearchConnection | null;
  const readPerformance = async () =>
    (await send(getSearchPerformance, { query: { timeframe: '30d' } })).body.data as SearchPerformance;

  /** Goes through the consent page like a browser. */
  const agree = async () => {
    const { authUrl } = (await send(authorizeSearchConsole)).body as { authUrl: string };
    const response = await fetch(authUrl, { redirect: 'manual' });
    const { searchParams } = new URL(response.headers.get('location') ?? '');
    return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
  };
  const connect = async () => {
    const reply = await send(completeSearchConsole, { body: await agree() });
    await api.queue.drain();
    return reply;
  };

  it('reads sixteen months, fresh days too, and keeps the first queries of each page', async () => {
    for (let ago = 0; ago < 500; ago += 1) results().push(createResult(addDays(today, -ago), 'roses'));
    for (let index = 0; index < 12; index += 1)
      results().push(createResult(addDays(today, -5), 'roses', { query: `q${index}`, clicks: 20 + index }));
    await connect();
    const connection = await read();
    assert.deepEqual(
      [connection?.state, connection?.property, connection?.finalDay, connection?.daysRead],
      ['done', 'sc-domain:garden.example', '2026-11-19', 486],
    );
    const rows = (await api.deps.db.select().from(searchPageDays)).filter((row) => row.ownerId === userId);
    assert.equal(rows.length, 486);
    assert.equal(rows.filter(({ isFinal }) => !isFinal).length, 2);
    const busiest = rows.find(({ day }) => day === addDays(today, -5));
    assert.deepEqual([busiest?.queries.length, busiest?.queries[0]?.[0]], [10, 'q11']);
    const { total, days, pages } = await readPerformance();
    assert.deepEqual([days.length, days.at(-1)?.date, days.at(-1)?.isFinal], [30, today, false]);
    assert.deepEqual([total?.clicks, pages[0]?.url], [306 + 30 * 2, `${site}roses`]);
  });

  it('reads the next day only what is new or was not final', async () => {
    for (let ago = -1; ago < 20; ago += 1) results().push(createResult(addDays(today, -ago), 'roses'));
    await connect();
    fake.queries.length = 0;
    clock.advance(dayMs);
    results().find(({ date }) => date === today)!.clicks = 9;
    await queueDueSyncs(api.deps);
    await api.queue.drain();
    const days = [
      ...new Set(
        fake.queries.filter(({ dimensions }) => dimensions?.[0] === 'page').map(({ startDate }) => startDate),
      ),
    ];
    assert.deepEqual(days, ['2026-11-22', '2026-11-21', '2026-11-20']);
    assert.equal((await read())?.finalDay, '2026-11-20');
    assert.equal((await readPerformance()).days.find(({ date }) => date === today)?.clicks, 9);
  });

  for (const quotaAnswer of ['too-many', 'forbidden'] as const)
    it(`waits when the quota is used up and goes on behind the last stored day (${quotaAnswer})`, async () => {
      for (let ago = 0; ago < 30; ago += 1) results().push(createResult(addDays(today, -ago), 'roses'));
      Object.assign(fake.switches, { quota: 22, quotaAnswer });
      await connect();
      const waiting = await read();
      assert.deepEqual([waiting?.state, waiting?.daysRead], ['waiting', 10]);
      assert.equal(new Date(waiting!.nextAttemptAt!).getTime() - clock.now().getTime(), 900_000);
      fake.switches.quota = Infinity;
      await queueDueSyncs(api.deps);
      assert.equal((await read())?.state, 'waiting');
      clock.advance(900_000);
      await queueDueSyncs(api.deps);
      await api.queue.drain();
      assert.equal((await read())?.state, 'done');
      const read10 = fake.queries.filter(({ startDate }) => startDate === addDays(today, -9));
      assert.equal(read10.length, 2);
      assert.equal((await readPerformance()).days.length, 30);
    });

  it('goes on when its worker died', async () => {
    for (let ago = 0; ago < 8; ago += 1) results().push(createResult(addDays(today, -ago), 'roses'));
    fake.switches.isDown = false;
    fake.switches.quota = 5;
    await connect();
    fake.switches.quota = Infinity;
    await api.deps.db.execute(
      sql`update search_connections set state = 'running', lease_until = now() - interval '1 second' where owner_id = ${userId}`,
    );
    await queueDueSyncs(api.deps);
    await api.queue.drain();
    assert.equal((await read())?.state, 'done');
    assert.equal((await readPerformance()).total?.clicks, 16);
  });

  it('says that the access was withdrawn, and works again after connecting anew', async () => {
    results().push(createResult(addDays(today, -4), 'roses'));
    await connect();
    fake.switches.isRevoked = true;
    clock.advance(dayMs);
    await queueDueSyncs(api.deps);
    await api.queue.drain();
    const failed = await read();
    assert.deepEqual([failed?.state, failed?.nextAttemptAt], ['failed', null]);
    assert.match(failed?.error ?? '', /Connect again/);
    fake.switches.isRevoked = false;
    await connect();
    const again = await read();
    assert.deepEqual([again?.state, again?.error], ['done', null]);
  });

  it('asks which property when there are several, and replaces the figures with another one', async () => {
    const other = { siteUrl: 'https://other.example/', permissionLevel: 'siteFullUser' as const };
    fake.properties.push({ ...other, results: [createResult(addDays(today, -3), 'oaks', { clicks: 5 })] });
    fake.properties.push({
      siteUrl: 'https://foreign.example/',
      permissionLevel: 'siteUnverifiedUser',
      results: [],
    });
    results().push(createResult(addDays(today, -4), 'roses'));
    await connect();
    assert.deepEqual([(await read())?.state, (await read())?.property], ['idle', null]);
    assert.match((await readPerformance()).unknown ?? '', /No Search Console property/);
    const { properties } = (await send(listSearchProperties)).body as { properties: unknown[] };
    assert.deepEqual(properties, [
      { property: 'sc-domain:garden.example', kind: 'domain', permission: 'siteOwner' },
      { property: 'https://other.example/', kind: 'url-prefix', permission: 'siteFullUser' },
    ]);
    const unverified = await send(selectSearchProperty, { body: { property: 'https://foreign.example/' } });
    assert.equal(unverified.body.code, 'SEARCH_PROPERTY_UNKNOWN');
    for (const [property, clicks] of [
      ['sc-domain:garden.example', 2],
      ['https://other.example/', 5],
    ] as const) {
      await send(selectSearchProperty, { body: { property } });
      await api.queue.drain();
      assert.equal((await readPerformance()).total?.clicks, clicks);
    }
  });

  it('shows what became of an article, with its queries and what Google withholds', async () => {
    const { db } = api.deps;
    const provenance = {
      writer: 'person' as const,
      model: null,
      promptVersion: null,
      durationMs: null,
      request: null,
    };
    const [article] = await db
      .insert(articles)
      .values({ ownerId: userId, title: 'Roses', content: 'x', provenance })
      .returning();
    const params = { id: article!.id };
    const readArticle = async () =>
      (await send(getArticlePerformance, { params, query: { timeframe: '30d' } })).body
        .data as ArticlePerformance;
    assert.match((await readArticle()).unknown ?? '', /not connected/);
    results().push(createResult(addDays(today, -4), 'roses/', { clicks: 6 }));
    results().push(
      createResult(addDays(today, -4), 'roses/', { query: 'secret', clicks: 3, isWithheld: true }),
    );
    results().push(createResult(addDays(today, -4), 'oaks/'));
    await connect();
    assert.match((await readArticle()).unknown ?? '', /not live/);
    await db.insert(publications).values({
      ...{ ownerId: userId, articleId: article!.id, platform: 'wordpress', idempotencySlug: 'roses' },
      ...{ state: 'live', url: 'http://www.garden.example/roses' },
    });
    const { total, queries, otherClicks } = await readArticle();
    assert.deepEqual(total, { clicks: 9, impressions: 80, position: 7 });
    assert.deepEqual(
      [queries.map(({ query, clicks }) => [query, clicks]), otherClicks],
      [[['how to roses/', 6]], 3],
    );
    const page = (await readPerformance()).pages.find(({ url }) => url === `${site}roses/`);
    assert.deepEqual([page?.articleId, page?.title, page?.previousClicks], [article!.id, 'Roses', null]);
  });

  it('finds a page that lost its clicks, and the query that stands just below the first five', async () => {
    for (let ago = 2; ago < 200; ago += 1)
      for (let page = 0; page < 15; page += 1) {
        const clicks = page === 0 && ago < 40 ? 4 : 10 + page + ((ago * (page + 3)) % 4);
        results().push(createResult(addDays(today, -ago), `page-${page}`, { clicks, impressions: 100 }));
      }
    await connect();
    const { findings } = await readPerformance();
    assert.equal((await readPerformance()).findingsUnknown, null);
    const decays = findings.filter(({ kind }) => kind === 'decay');
    assert.deepEqual(
      decays.map(({ url }) => url),
      [`${site}page-0`],
    );
    assert.ok(decays[0]?.kind === 'decay' && decays[0].fall > 0.5 && decays[0].fall < 0.75);
    assert.ok(findings.some(({ kind, url }) => kind === 'striking-distance' && url === `${site}page-3`));
  });

  it('uses a consent once, for its own user', async () => {
    const body = await agree();
    const stranger = await signUpWithPlan(api, `eve${count}@example.com`);
    const stolen = await api.call(completeSearchConsole, { token: stranger.token, body });
    assert.equal(stolen.body.code, 'OAUTH_STATE_INVALID');
    assert.equal((await send(completeSearchConsole, { body })).status, 200);
    assert.equal((await send(completeSearchConsole, { body })).body.code, 'OAUTH_STATE_INVALID');
  });

  it('deletes everything when it is disconnected', async () => {
    results().push(createResult(addDays(today, -4), 'roses'));
    await connect();
    assert.equal((await send(disconnectSearchConsole)).status, 200);
    assert.equal(await read(), null);
    const rows = (await api.deps.db.select().from(searchPageDays)).filter((row) => row.ownerId === userId);
    assert.equal(rows.length, 0);
    assert.equal((await send(startSearchSync)).body.code, 'SEARCH_CONSOLE_NOT_CONNECTED');
  });
});
