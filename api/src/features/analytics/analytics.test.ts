import { getAnalyticsDashboard, type Dashboard } from '@rankwright/contracts/account';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { articles } from '../../database/schema/articles.ts';
import { publications } from '../../database/schema/publications.ts';
import { signUp, type TestAccount } from '../../testing/accounts.ts';
import { insertPlannedItem } from '../../testing/scheduledItems.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

const provenance = {
  writer: 'offline' as const,
  model: null,
  promptVersion: null,
  durationMs: 1,
  request: null,
};

describe('the analytics dashboard', () => {
  let api: TestApi;
  let account: TestAccount;
  before(async () => {
    api = await startTestApi();
    account = await signUp(api);
    const { db } = api.deps;
    const ownerId = account.userId;
    const article = {
      ownerId,
      content: 'x',
      provenance,
      wordCount: 800,
      primaryKeyword: 'roses',
      secondaryKeywords: ['shears'],
    };
    const at = (time: string) => new Date(time);
    const rows = await db
      .insert(articles)
      .values([
        { ...article, title: 'Live', status: 'published', createdAt: at('2026-11-20T23:30:00Z') },
        { ...article, title: 'Draft', createdAt: at('2026-11-21T08:00:00Z') },
        { ...article, title: 'Old', createdAt: at('2026-11-01T08:00:00Z') },
        {
          ...article,
          title: 'Removed',
          createdAt: at('2026-11-21T08:00:00Z'),
          deletedAt: at('2026-11-21T08:30:00Z'),
        },
      ])
      .returning();
    await insertPlannedItem(db, { ownerId, title: 'Soon', scheduledDate: '2026-12-01' });
    await db.insert(publications).values({
      ownerId,
      articleId: rows[0]!.id,
      platform: 'wordpress',
      idempotencySlug: 'live',
      state: 'live',
      visibility: 'public',
      updatedAt: at('2026-11-20T23:30:00Z'),
    });
  });
  after(() => api.close());

  const readDashboard = async (timeframe?: string, token = account.token) =>
    (await api.call(getAnalyticsDashboard, { token, ...(timeframe && { query: { timeframe } }) })).body
      .data as Dashboard;

  it('counts the last seven days [A-209]', async () => {
    const { summary, topRankedArticles, outcomes } = await readDashboard('7d');
    assert.deepEqual(summary, { totalArticles: 2, publishedArticles: 1, scheduledArticles: 1 });
    assert.deepEqual(
      topRankedArticles.map(({ title }) => title),
      ['Live', 'Draft'],
    );
    assert.deepEqual(
      [topRankedArticles[0]?.keywords, topRankedArticles[0]?.readTime],
      [['roses', 'shears'], '4 min read'],
    );
    assert.deepEqual(outcomes, [{ platform: 'wordpress', live: 1, failed: 0, unknown: 0, waiting: 0 }]);
  });

  it('answers every field of the summary and of a top article [A-256, A-257]', async () => {
    const { summary, topRankedArticles } = await readDashboard('7d');
    assert.deepEqual(Object.keys(summary).sort(), [
      'publishedArticles',
      'scheduledArticles',
      'totalArticles',
    ]);
    assert.deepEqual(
      Object.keys(topRankedArticles[0] ?? {}).sort(),
      [
        'id',
        'title',
        'description',
        'keywords',
        'readTime',
        'status',
        'industry',
        'targetAudience',
        'createdAt',
      ].sort(),
    );
  });

  it('defaults to thirty days, one entry per day, today last', async () => {
    const { summary, overTime } = await readDashboard();
    assert.equal(summary.totalArticles, 3);
    assert.deepEqual(
      [overTime.length, overTime.at(-1)],
      [30, { date: '2026-11-21', draft: 1, published: 0 }],
    );
    assert.deepEqual(overTime.at(-2), { date: '2026-11-20', draft: 0, published: 1 });
  });

  it('does not count another account’s articles', async () => {
    const { token } = await signUp(api, 'other@example.com');
    assert.deepEqual((await readDashboard('90d', token)).summary, {
      totalArticles: 0,
      publishedArticles: 0,
      scheduledArticles: 0,
    });
  });

  it('rejects an unknown timeframe [A-210]', async () => {
    assert.equal(
      (await api.call(getAnalyticsDashboard, { token: account.token, query: { timeframe: '1y' } })).status,
      400,
    );
  });
});
