import { getSubscription } from '@rankwright/contracts/billing';
import {
  deleteKeyword,
  getKeywordRankHistory,
  importKeywords,
  listKeywordRanks,
  type KeywordRank,
  type RankDay,
} from '@rankwright/contracts/planner';
import { startFakeDataForSeo } from '@rankwright/testing/fakes/dataForSeo/fakeDataForSeo';
import { addDays } from '@rankwright/testing/fakes/searchConsole/searchResults';
import { sql } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { signUp, signUpWithPlan } from '../../testing/accounts.ts';
import { createResult, searchToday, setUpSearchConsole } from '../../testing/searchConsole.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { createTestClock } from '../../testing/testClock.ts';
import { rankSweepJob } from './ranks.definition.ts';

const sweep = async (api: TestApi): Promise<void> => {
  await api.queue.run(rankSweepJob, {});
  await api.queue.drain();
};
const track = async (api: TestApi, token: string, keywords: readonly string[]): Promise<string[]> => {
  const body = { keywords: keywords.map((keyword) => ({ keyword })) };
  const { added } = (await api.call(importKeywords, { token, body })).body as { added: { id: string }[] };
  return added.map(({ id }) => id);
};
const list = async (api: TestApi, token: string): Promise<KeywordRank[]> =>
  (await api.call(listKeywordRanks, { token })).body.ranks as KeywordRank[];
const readHistory = async (api: TestApi, token: string, id: string): Promise<RankDay[]> =>
  (await api.call(getKeywordRankHistory, { token, params: { id } })).body.days as RankDay[];
const countChecks = async (api: TestApi, token: string): Promise<unknown> =>
  ((await api.call(getSubscription, { token })).body.usage as { rankChecksPerformed: number })
    .rankChecksPerformed;

describe('ranks from Search Console', () => {
  const { clock, connect, getApi, getFake, results, send } = setUpSearchConsole();

  const addDaily = (query: string, days: number, position: number, page = 'roses') => {
    for (let day = 0; day < days; day += 1)
      results().push(createResult(addDays(searchToday, -day), page, { query, position }));
  };
  const trackOwn = async (...keywords: string[]) => {
    const body = { keywords: keywords.map((keyword) => ({ keyword })) };
    return ((await send(importKeywords, { body })).body.added as { id: string }[]).map(({ id }) => id);
  };
  const listOwn = async () => (await send(listKeywordRanks)).body.ranks as KeywordRank[];

  it('have the average of the final days, and say why one is not known', async () => {
    addDaily('Rose pruning'.toLowerCase(), 60, 4);
    addDaily('rose pruning tools', 60, 12, 'tools');
    await connect();
    const [roses = '', tulips = ''] = await trackOwn('Rose Pruning', 'tulips');
    assert.match(String((await listOwn())[0]?.unknown), /not checked yet/);
    await sweep(getApi());
    const ranks = await listOwn();
    const found = ranks.find(({ keywordId }) => keywordId === roses);
    assert.deepEqual(
      [found?.position, found?.source, found?.days, found?.lastDay, found?.unknown],
      [4, 'search-console', 28, addDays(searchToday, -2), null],
    );
    const missing = ranks.find(({ keywordId }) => keywordId === tulips);
    assert.equal(missing?.position, null);
    assert.match(String(missing.unknown), /did not show the site for this keyword/);
    const { body } = await send(getKeywordRankHistory, { params: { id: roses } });
    const days = body.days as RankDay[];
    assert.equal(days.length, 58, 'the two days that are not final are left out');
    assert.deepEqual(days.at(-1), {
      ...{ day: addDays(searchToday, -2), position: 4, impressions: 40, clicks: 2 },
      source: 'search-console',
    });
  });

  it('are checked once a day, ask Google for the tracked queries only, and are counted', async () => {
    addDaily('roses', 30, 4);
    await connect();
    await trackOwn('roses', 'tulips');
    getFake().queries.length = 0;
    await sweep(getApi());
    await sweep(getApi());
    const [query, ...others] = getFake().queries;
    assert.deepEqual(others, []);
    assert.deepEqual(query?.dimensionFilterGroups?.[0]?.filters[0]?.expression, '^(roses|tulips)$');
    assert.equal(query.dataState, 'final');
    clock.advance(24 * 3_600_000);
    await sweep(getApi());
    const counted = (await send(getSubscription)).body.usage as { rankChecksPerformed: number };
    assert.equal(counted.rankChecksPerformed, 4);
  });

  it('wait and say so while Google gives no answer, and go on afterwards', async () => {
    addDaily('roses', 30, 4);
    await connect();
    await trackOwn('roses');
    getFake().switches.isDown = true;
    await sweep(getApi());
    const { body } = await send(listKeywordRanks);
    assert.equal(body.checkedAt, null);
    assert.ok(String(body.error).length > 10);
    getFake().switches.isDown = false;
    await sweep(getApi());
    assert.equal((await listOwn())[0]?.position, null, 'not before the pause is over');
    clock.advance(10 * 60_000);
    await sweep(getApi());
    assert.equal((await listOwn())[0]?.position, 4);
    assert.equal((await send(listKeywordRanks)).body.error, null);
  });

  it('keep sixteen months at most', async () => {
    addDaily('roses', 30, 4);
    await connect();
    const [id = ''] = await trackOwn('roses');
    await sweep(getApi());
    await getApi().deps.db.execute(
      sql`update keyword_ranks set day = day - 480 where keyword_id = ${id} and day < ${addDays(searchToday, -10)}`,
    );
    clock.advance(24 * 3_600_000);
    await sweep(getApi());
    const { rows } = await getApi().deps.db.execute<{ oldest: string }>(
      sql`select min(day)::text as oldest from keyword_ranks where keyword_id = ${id}`,
    );
    assert.ok(String(rows[0]?.oldest) > addDays(searchToday, -486));
  });
});

describe('ranks that are looked up', () => {
  const clock = createTestClock();
  let api: TestApi;
  let fake: Awaited<ReturnType<typeof startFakeDataForSeo>>;
  let accounts = 0;
  let token: string;
  let userId: string;
  before(async () => {
    fake = await startFakeDataForSeo();
    const { login, password } = fake.switches;
    api = await startTestApi({
      clock,
      env: {
        ...{ DATAFORSEO_URL: fake.url, DATAFORSEO_LOGIN: login, DATAFORSEO_PASSWORD: password },
        OUTBOUND_ALLOW: new URL(fake.url).host,
      },
    });
  });
  after(async () => {
    await api.close();
    await fake.close();
  });
  beforeEach(async () => {
    clock.set(`${searchToday}T20:00:00Z`);
    accounts += 1;
    ({ token, userId } = await signUpWithPlan(api, `lookup${accounts}@example.com`));
    Object.assign(fake.switches, { answer: 'works', positions: {} });
    fake.lookups.length = 0;
  });
  const connectSite = () =>
    api.deps.db.execute(sql`insert into connections (owner_id, platform, method, settings)
      values (${userId}, 'wordpress', 'application-password', '{"url": "https://www.garden.example/"}')`);

  it('find the site among the organic results, also on a part of its domain', async () => {
    await connectSite();
    const ids = await track(api, token, ['roses', 'tulips', 'asters']);
    fake.switches.positions = {
      roses: { domain: 'garden.example', position: 3 },
      tulips: { domain: 'blog.garden.example', position: 41 },
    };
    await sweep(api);
    const ranks = await list(api, token);
    const positions = ids.map((id) => ranks.find(({ keywordId }) => keywordId === id));
    assert.deepEqual(
      positions.map((rank) => [rank?.position, rank?.source]),
      [
        [3, 'dataforseo'],
        [41, 'dataforseo'],
        [null, 'dataforseo'],
      ],
    );
    assert.equal(positions[2]?.unknown, 'The site is not among the first 100 results.');
    assert.equal(await countChecks(api, token), 3);
    assert.deepEqual(await readHistory(api, token, ids[0] ?? ''), [
      { day: searchToday, position: 3, impressions: null, clicks: null, source: 'dataforseo' },
    ]);
  });

  it('are not paid for twice when a worker stops in between, or twice a day', async () => {
    await connectSite();
    await track(api, token, ['roses', 'tulips']);
    fake.switches.answer = 'works';
    await sweep(api);
    await api.deps.db.execute(
      sql`update keywords set rank_checked_at = null where keyword = 'tulips' and owner_id = ${userId}`,
    );
    await sweep(api);
    await sweep(api);
    assert.deepEqual(fake.lookups, ['roses', 'tulips', 'tulips']);
  });

  it('stop at the first error and try again later', async () => {
    await connectSite();
    await track(api, token, ['roses', 'tulips']);
    fake.switches.answer = 'limited';
    await sweep(api);
    assert.equal(fake.lookups.length, 1);
    assert.equal(await countChecks(api, token), 0);
    fake.switches.answer = 'works';
    clock.advance(10 * 60_000);
    await sweep(api);
    assert.equal(await countChecks(api, token), 2);
  });

  it('need a site that is known, and a plan', async () => {
    await track(api, token, ['roses']);
    await sweep(api);
    assert.match(String((await list(api, token))[0]?.unknown), /Your site is not known/);
    const free = await signUp(api, `free${accounts}@example.com`);
    await track(api, free.token, ['roses']);
    await sweep(api);
    assert.deepEqual(fake.lookups, []);
  });

  it('are those of this account, of keywords on the list', async () => {
    await connectSite();
    const [id = ''] = await track(api, token, ['roses']);
    await sweep(api);
    const other = await signUpWithPlan(api, `other${accounts}@example.com`);
    assert.deepEqual(await list(api, other.token), []);
    const foreign = { token: other.token, params: { id } };
    assert.equal((await api.call(getKeywordRankHistory, foreign)).status, 404);
    await api.call(deleteKeyword, { token, params: { id } });
    assert.deepEqual(await list(api, token), []);
  });
});
