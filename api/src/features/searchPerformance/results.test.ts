import {
  disconnectSearchConsole,
  getMonthlyResults,
  listPageResults,
  type ListedPage,
  type MonthResult,
} from '@rankwright/contracts/searchPerformance';
import { addDays } from '@rankwright/testing/fakes/searchConsole/searchResults';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createResult, searchSite, searchToday, setUpSearchConsole } from '../../testing/searchConsole.ts';

describe('results by month and page', () => {
  const { connect, getFake, results, send } = setUpSearchConsole();
  const readMonths = async () => (await send(getMonthlyResults)).body;

  it('say why there are none', async () => {
    const unknown = 'Search Console is not connected.';
    assert.deepEqual(await readMonths(), { success: true, unknown, months: [] });
    assert.deepEqual((await send(listPageResults, { query: { timeframe: '30d' } })).body, {
      ...{ success: true, unknown, period: null, pages: [] },
    });
    await connect();
    assert.match(String((await readMonths()).unknown), /Nothing was read/);
  });

  it('count every stored month, and call the ones complete that are', async () => {
    for (let ago = 0; ago < 100; ago += 1) results().push(createResult(addDays(searchToday, -ago), 'roses'));
    await connect();
    const months = (await readMonths()).months as MonthResult[];
    assert.deepEqual(
      months.map(({ month, clicks, position, days, isComplete }) => [
        month,
        clicks,
        position,
        days,
        isComplete,
      ]),
      [
        ['2026-08', 36, 7, 18, false],
        ['2026-09', 60, 7, 30, true],
        ['2026-10', 62, 7, 31, true],
        ['2026-11', 42, 7, 21, false],
      ],
    );
  });

  it('count the days read so far during the first sync', async () => {
    for (let ago = 0; ago < 5; ago += 1) results().push(createResult(addDays(searchToday, -ago), 'roses'));
    getFake().switches.quota = 8;
    await connect();
    const months = (await readMonths()).months as MonthResult[];
    assert.deepEqual(
      months.map(({ month, days }) => [month, days]),
      [['2026-11', 3]],
    );
  });

  it('list every page of the timeframe, and nothing after the account has disconnected', async () => {
    for (let page = 0; page < 60; page += 1)
      results().push(createResult(addDays(searchToday, -3), `page-${page}`, { clicks: page }));
    results().push(createResult(searchToday, 'new', { clicks: 100 }));
    results().push(createResult(addDays(searchToday, -40), 'old'));
    await connect();
    const { body } = await send(listPageResults, { query: { timeframe: '30d' } });
    const pages = body.pages as ListedPage[];
    assert.deepEqual(body.period, { from: '2026-10-23', to: searchToday });
    assert.deepEqual([pages.length, pages[0]?.url, pages[1]?.clicks], [61, `${searchSite}new`, 59]);
    await send(disconnectSearchConsole);
    assert.deepEqual((await send(listPageResults, { query: { timeframe: '30d' } })).body.pages, []);
  });
});
