import { importKeywords, listKeywordResults, type KeywordResult } from '@rankwright/contracts/planner';
import { addDays } from '@rankwright/testing/fakes/searchConsole/searchResults';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createResult, searchToday, setUpSearchConsole } from '../../testing/searchConsole.ts';
import { rankSweepJob } from './ranks.definition.ts';

describe('results by keyword', () => {
  const { connect, getApi, results, send } = setUpSearchConsole();

  it('count the final days of the timeframe, and are unknown where Google told nothing', async () => {
    const addDaily = (query: string, days: number, position: number) => {
      for (let day = 0; day < days; day += 1)
        results().push(createResult(addDays(searchToday, -day), 'roses', { query, position }));
    };
    addDaily('roses', 60, 4);
    addDaily('roses by post', 3, 9);
    await connect();
    const keywords = ['tulips', 'roses by post', 'roses'].map((keyword) => ({ keyword }));
    await send(importKeywords, { body: { keywords } });
    await getApi().queue.run(rankSweepJob, {});
    await getApi().queue.drain();
    const listResults = async (timeframe: string) =>
      ((await send(listKeywordResults, { query: { timeframe } })).body.keywords as KeywordResult[]).map(
        ({ keyword, clicks, impressions, position }) => [keyword, clicks, impressions, position],
      );
    assert.deepEqual(await listResults('7d'), [
      ['roses', 14, 280, 4],
      ['roses by post', 2, 40, 9],
      ['tulips', null, null, null],
    ]);
    assert.deepEqual((await listResults('30d'))[0], ['roses', 60, 1_200, 4]);
  });
});
