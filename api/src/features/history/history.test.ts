import {
  createArticle,
  getContentHistory,
  type Article,
  type HistoryRow,
} from '@rankwright/contracts/articles';
import { createScheduledItem, type ScheduledItem } from '@rankwright/contracts/planner';
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

  it('pages, searches and counts the history [C-167]', async () => {
    const owner = await signUpWithPlan(api, 'history@example.com');
    for (const title of ['Roses', 'Tulips', 'Daisies'])
      await api.call(createArticle, { token: owner.token, body: { title, content: 'Words.' } });
    const item = { title: 'Planned roses', scheduledDate: '2099-01-01' };
    await api.call(createScheduledItem, { token: owner.token, body: item });
    const list = async (query: Record<string, unknown>) => {
      const { body } = await api.call(getContentHistory, { token: owner.token, query });
      const { content, page, hasMore, total, articles, scheduled } = body.data as Record<string, unknown>;
      const titles = (content as { title: string }[]).map(({ title }) => title);
      return { titles, page, hasMore, total, articles, scheduled };
    };
    const counts = { total: 4, articles: 3, scheduled: 1 };
    const first = await list({ page: 1, limit: 3 });
    const second = await list({ page: 2, limit: 3 });
    assert.deepEqual([first.page, first.hasMore, second.page, second.hasMore], [1, true, 2, false]);
    assert.deepEqual([...first.titles, ...second.titles].sort(), [
      'Daisies',
      'Planned roses',
      'Roses',
      'Tulips',
    ]);
    for (const { total, articles, scheduled } of [first, second])
      assert.deepEqual({ total, articles, scheduled }, counts);
    const found = await list({ search: 'rose' });
    assert.deepEqual(found.titles.sort(), ['Planned roses', 'Roses']);
    assert.deepEqual([found.total, found.articles, found.scheduled], [2, 1, 1]);
  });

  it('answers history rows and totals with the documented fields [C-242, C-243]', async () => {
    const { token } = await signUpWithPlan(api, 'rows@example.com');
    const imageUrl = 'https://example.com/rose.png';
    const body = { title: 'Roses', content: 'Two words.', imageUrl };
    const saved = (await api.call(createArticle, { token, body })).body.article as Article;
    const item = { title: 'Mulch', scheduledDate: '2099-01-01', volume: 700, difficulty: 9, type: 'Guide' };
    const planned = await api.call(createScheduledItem, {
      token,
      body: { ...item, keywords: ['bark mulch'] },
    });
    const plan = planned.body as unknown as ScheduledItem;
    const { data } = (await api.call(getContentHistory, { token })).body;
    const { content, page, hasMore, total, articles, scheduled } = data as Record<string, unknown>;
    assert.deepEqual([page, hasMore, total, articles, scheduled], [1, false, 2, 1, 1]);
    assert.deepEqual(
      Object.fromEntries((content as HistoryRow[]).map(({ title, articleId }) => [title, articleId])),
      { Roses: saved.id, Mulch: plan.articleId },
    );
    const rows = (content as HistoryRow[]).map(
      ({ id, image, title, status, keyword, difficulty, volume, date, type }) => ({
        title,
        cells: [id === saved.id, image, status, keyword, difficulty, volume, type],
        hasDate: !Number.isNaN(Date.parse(date)),
      }),
    );
    assert.deepEqual(
      rows.find(({ title }) => title === 'Roses'),
      { title: 'Roses', cells: [true, imageUrl, 'draft', '', null, 2, 'article'], hasDate: true },
    );
    assert.deepEqual(
      rows.find(({ title }) => title === 'Mulch'),
      {
        title: 'Mulch',
        cells: [false, null, 'planned', 'bark mulch', 9, 700, 'Guide'],
        hasDate: true,
      },
    );
  });

  it('answers ten rows unless asked for another limit [C-267]', async () => {
    await addArticles(15, 'plenty');
    const count = async (query: Record<string, unknown>) => (await readPage(query)).content.length;
    assert.equal(await count({ search: 'plenty' }), 10);
    assert.equal(await count({ search: 'plenty', limit: 12 }), 12);
  });

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

  const readAll = async (query: Record<string, unknown>): Promise<HistoryRow[]> => {
    const rows: HistoryRow[] = [];
    let cursor: string | null | undefined;
    do {
      const page: Page = await readPage({ ...query, limit: 4, ...(cursor && { cursor }) });
      rows.push(...page.content);
      cursor = page.nextCursor;
    } while (cursor);
    return rows;
  };

  describe('sorted', () => {
    const word = 'sorted';
    const titles = ['Éclair', 'apple', 'Banana', 'banana', 'apple', 'Cherry', 'date', 'elder', 'fig'];
    before(async () => {
      for (const [index, title] of titles.entries()) {
        const planned = index % 3 === 0 ? null : `2030-01-0${1 + (index % 2)}`;
        const published = index % 3 === 1 ? null : `2026-11-0${1 + (index % 2)}T08:00:00.000123Z`;
        const created = `2026-11-20T10:00:00.00${index % 4}Z`;
        const { rows } = await api.deps.db.execute<{ id: string }>(sql`
          insert into articles (owner_id, title, primary_keyword, content, provenance, created_at, published_at)
          values (${account.userId}, ${title}, ${word}, ${index % 4 === 3 ? '' : 'Text.'}, '{}', ${created}, ${published})
          returning id`);
        if (planned)
          await api.deps.db.execute(sql`
            insert into scheduled_items (owner_id, article_id, scheduled_date, type)
            values (${account.userId}, ${rows[0]?.id}, ${planned}, 'Guide')`);
      }
    });
    const keys = {
      created: ({ date }: HistoryRow) => date,
      title: ({ title }: HistoryRow) => title.toLowerCase(),
      planned: ({ scheduledDate }: HistoryRow) => scheduledDate,
      published: ({ publishedDate }: HistoryRow) => publishedDate,
    };

    for (const sort of ['created', 'title', 'planned', 'published'] as const)
      for (const order of ['asc', 'desc'] as const)
        it(`by ${sort}, ${order}: every row once, rows without a value last`, async () => {
          const rows = await readAll({ search: word, sort, order });
          assert.equal(new Set(rows.map(({ id }) => id)).size, titles.length);
          const found = rows.map(keys[sort]);
          const withValue = found.filter((key) => key !== null);
          // Byte order, as in the database.
          const sorted = [...withValue].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
          const expected = order === 'asc' ? sorted : sorted.reverse();
          assert.deepEqual(found, [...expected, ...found.filter((key) => key === null)]);
          const sortedByPage = [1, 2, 3].map((page) =>
            readPage({ search: word, sort, order, limit: 4, page }),
          );
          const byPage = (await Promise.all(sortedByPage)).flatMap(({ content }) => content);
          assert.deepEqual(
            byPage.map(({ id }) => id),
            rows.map(({ id }) => id),
          );
        });

    it('together with a type and a search', async () => {
      const readTitles = async (type: string) =>
        (await readAll({ search: word, type, sort: 'title', order: 'asc' })).map(({ title }) => title);
      assert.deepEqual(await readTitles('scheduled'), ['banana', 'elder']);
      const articles = [...titles].filter((title) => title !== 'banana' && title !== 'elder');
      assert.deepEqual((await readTitles('article')).sort(), articles.sort());
    });

    it('refuses a cursor of another order, and one that is no cursor', async () => {
      const { nextCursor } = await readPage({ search: word, limit: 4, sort: 'title', order: 'asc' });
      assert.ok(nextCursor);
      const broken = Buffer.from('{"sort":"planned","order":"asc","key":"soon","id":"1"}').toString(
        'base64url',
      );
      for (const query of [
        { cursor: nextCursor },
        { cursor: nextCursor, sort: 'title', order: 'desc' },
        { cursor: nextCursor, sort: 'planned', order: 'asc' },
        { cursor: broken, sort: 'planned', order: 'asc' },
      ]) {
        const { status, body } = await api.call(getContentHistory, { token: account.token, query });
        assert.deepEqual([status, body.code], [400, 'INVALID_REQUEST']);
      }
    });
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
