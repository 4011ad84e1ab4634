import {
  getArticlePerformance,
  getSearchPerformance,
  startSearchSync,
  type ArticlePerformance,
  type SearchPerformance,
} from '@rankwright/contracts/searchPerformance';
import { addDays } from '@rankwright/testing/fakes/searchConsole/searchResults';
import { eq } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { articles } from '../../database/schema/articles.ts';
import { publications } from '../../database/schema/publications.ts';
import { searchPageDays } from '../../database/schema/searchPerformance.ts';
import { createResult, searchSite, searchToday, setUpSearchConsole } from '../../testing/searchConsole.ts';

const byPerson = {
  writer: 'person' as const,
  model: null,
  promptVersion: null,
  durationMs: null,
  request: null,
};

describe('the figures of Search Console', () => {
  const { clock, connect, getApi, getFake, getUserId, read, readPerformance, results, send } =
    setUpSearchConsole();

  it('reads sixteen months, fresh days too, and keeps the first queries of each page', async () => {
    for (let ago = 0; ago < 500; ago += 1) results().push(createResult(addDays(searchToday, -ago), 'roses'));
    for (let index = 0; index < 12; index += 1)
      results().push(
        createResult(addDays(searchToday, -5), 'roses', { query: `q${index}`, clicks: 20 + index }),
      );
    await connect();
    const connection = await read();
    assert.deepEqual(
      [connection?.state, connection?.property, connection?.finalDay, connection?.daysRead],
      ['done', 'sc-domain:garden.example', '2026-11-19', 486],
    );
    const rows = (await getApi().deps.db.select().from(searchPageDays)).filter(
      (row) => row.ownerId === getUserId(),
    );
    assert.equal(rows.length, 486);
    assert.equal(rows.filter(({ isFinal }) => !isFinal).length, 2);
    const busiest = rows.find(({ day }) => day === addDays(searchToday, -5));
    assert.deepEqual([busiest?.queries.length, busiest?.queries[0]?.[0]], [10, 'q11']);
    const reply = await send(getSearchPerformance, { query: { timeframe: '30d' } });
    const { total, days, pages } = reply.body.data as SearchPerformance;
    assert.deepEqual([days.length, days.at(-1)?.date, days.at(-1)?.isFinal], [30, searchToday, false]);
    assert.deepEqual([total?.clicks, pages[0]?.url], [306 + 30 * 2, `${searchSite}roses`]);
  });

  it('shows what became of an article, with its queries and what Google withholds', async () => {
    const { db } = getApi().deps;
    const [article] = await db
      .insert(articles)
      .values({ ownerId: getUserId(), title: 'Roses', content: 'x', provenance: byPerson })
      .returning();
    const params = { id: article!.id };
    const readArticle = async () =>
      (await send(getArticlePerformance, { params, query: { timeframe: '30d' } })).body
        .data as ArticlePerformance;
    assert.match((await readArticle()).unknown ?? '', /not connected/);
    results().push(createResult(addDays(searchToday, -4), 'roses/', { clicks: 6 }));
    results().push(
      createResult(addDays(searchToday, -4), 'roses/', { query: 'secret', clicks: 3, isWithheld: true }),
    );
    results().push(createResult(addDays(searchToday, -4), 'oaks/'));
    await connect();
    assert.match((await readArticle()).unknown ?? '', /not live/);
    await db.insert(publications).values({
      ...{ ownerId: getUserId(), articleId: article!.id, platform: 'wordpress', idempotencySlug: 'roses' },
      ...{ state: 'live', url: 'http://www.garden.example/roses' },
    });
    const { total, queries, otherClicks } = await readArticle();
    assert.deepEqual(total, { clicks: 9, impressions: 80, position: 7 });
    assert.deepEqual(
      [queries.map(({ query, clicks }) => [query, clicks]), otherClicks],
      [[['how to roses/', 6]], 3],
    );
    const page = (await readPerformance()).pages.find(({ url }) => url === `${searchSite}roses/`);
    assert.deepEqual([page?.articleId, page?.title, page?.previousClicks], [article!.id, 'Roses', null]);
  });

  it('names the article of a page as it is called now, and no longer once it is deleted', async () => {
    const { db } = getApi().deps;
    const ownerId = getUserId();
    const [article] = await db
      .insert(articles)
      .values({ ownerId, title: 'Roses', content: 'x', provenance: byPerson })
      .returning();
    await db.insert(publications).values({
      ...{ ownerId, articleId: article!.id, platform: 'wordpress', idempotencySlug: 'roses' },
      ...{ state: 'live', url: `${searchSite}roses` },
    });
    results().push(createResult(addDays(searchToday, -4), 'roses', { clicks: 6 }));
    await connect();
    await read();
    const readPage = async () => {
      const [page] = (await readPerformance()).pages;
      return [page?.articleId, page?.title];
    };
    assert.deepEqual(await readPage(), [article!.id, 'Roses']);
    const byId = eq(articles.id, article!.id);
    await db.update(articles).set({ title: 'Old roses' }).where(byId);
    assert.deepEqual(await readPage(), [article!.id, 'Old roses']);
    await db.update(articles).set({ deletedAt: new Date() }).where(byId);
    assert.deepEqual(await readPage(), [null, null]);
  });

  it('finds a page that lost its clicks, and the query that stands just below the first five', async () => {
    for (let ago = 2; ago < 200; ago += 1)
      for (let page = 0; page < 15; page += 1) {
        const clicks = page === 0 && ago < 40 ? 4 : 10 + page + ((ago * (page + 3)) % 4);
        results().push(
          createResult(addDays(searchToday, -ago), `page-${page}`, { clicks, impressions: 100 }),
        );
      }
    await connect();
    const { findings } = await readPerformance();
    assert.equal((await readPerformance()).findingsUnknown, null);
    const decays = findings.filter(({ kind }) => kind === 'decay');
    assert.deepEqual(
      decays.map(({ url }) => url),
      [`${searchSite}page-0`],
    );
    assert.ok(decays[0]?.kind === 'decay' && decays[0].fall > 0.5 && decays[0].fall < 0.75);
    assert.ok(
      findings.some(({ kind, url }) => kind === 'striking-distance' && url === `${searchSite}page-3`),
    );
  });

  it('shows the days read so far during the first sync, and those of the last sync during the next', async () => {
    for (let ago = 0; ago < 5; ago += 1) results().push(createResult(addDays(searchToday, -ago), 'roses'));
    // The days that are final, the days with results, and two queries for each of three days.
    getFake().switches.quota = 8;
    await connect();
    assert.equal((await read())?.state, 'waiting');
    assert.equal((await readPerformance()).total?.clicks, 3 * 2);
    getFake().switches.quota = Infinity;
    clock.set(`${searchToday}T22:00:00Z`);
    await send(startSearchSync);
    await getApi().queue.drain();
    assert.equal((await readPerformance()).total?.clicks, 5 * 2);
    clock.set(`${addDays(searchToday, 1)}T22:30:00Z`);
    results().push(createResult(addDays(searchToday, 1), 'roses', { clicks: 30 }));
    getFake().switches.quota = getFake().queries.length + 4;
    await send(startSearchSync);
    await getApi().queue.drain();
    assert.equal((await read())?.state, 'waiting');
    assert.equal((await readPerformance()).total?.clicks, 5 * 2);
    getFake().switches.quota = Infinity;
    clock.set(`${addDays(searchToday, 1)}T23:59:00Z`);
    await send(startSearchSync);
    await getApi().queue.drain();
    assert.equal((await readPerformance()).total?.clicks, 5 * 2 + 30);
  });
});
