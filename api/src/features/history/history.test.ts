import { getContentHistory, type HistoryRow } from '@rankwright/contracts/articles';
import { createScheduledItem } from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { signUpWithPlan, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

interface Page {
  content: HistoryRow[];
  nextCursor: string | null;
  total: number;
  totalCapped: boolean;
}

describe('content history', () => {
  let api: TestApi;
  let account: TestAccount;
  before(async () => {
    api = await startTestApi();
    account = await signUpWithPlan(api);
  });
  after(() => api.close());

  const readPage = async (query: Record<string, unknown>): Promise<Page> =>
    (await api.call(getContentHistory, { token: account.token, query })).body.data as Page;

  const addArticles = (count: number, word: string) =>
    api.deps.db.execute(sql`insert into articles (owner_id, title, content, provenance, created_at)
      select ${account.userId}, ${word} || ' ' || n, 'Text.', '{}', timestamptz '2026-11-20 10:00:00.123+00' + n * interval '1 microsecond'
      from generate_series(1, ${count}::int) n`);

  it('pages by cursor without skipping or repeating rows of the same millisecond', async () => {
    await addArticles(25, 'crowded');
    const seenTitles: string[] = [];
    let cursor: string | null | undefined;
    do {
      const next: Page = await readPage({ search: 'crowded', limit: 4, ...(cursor && { cursor }) });
      seenTitles.push(...next.content.map(({ title }) => title));
      cursor = next.nextCursor;
    } while (cursor);
    assert.deepEqual(
      seenTitles,
      Array.from({ length: 25 }, (_, index) => `crowded ${25 - index}`),
    );
  });

  it('caps the total and reports that it is capped', async () => {
    await addArticles(1_001, 'many');
    const { total, totalCapped } = await readPage({ search: 'many' });
    assert.deepEqual([total, totalCapped], [1_000, true]);
    assert.equal((await readPage({ search: 'crowded' })).totalCapped, false);
    const scheduled = await readPage({ type: 'scheduled' });
    assert.deepEqual([scheduled.total, scheduled.totalCapped], [0, false]);
    const articles = await readPage({ type: 'article', search: 'crowded' });
    assert.deepEqual([articles.total, articles.totalCapped], [25, false]);
  });

  it('gives the day of the calendar beside the day of creation', async () => {
    const body = { title: 'Mulch before frost', scheduledDate: '2027-01-24' };
    await api.call(createScheduledItem, { token: account.token, body });
    const [planned] = (await readPage({ search: 'mulch' })).content;
    assert.equal(planned?.scheduledDate, '2027-01-24');
    const [written] = (await readPage({ search: 'crowded' })).content;
    assert.equal(written?.scheduledDate, null);
  });
});
