import { importKeywords, listKeywordRanks, type KeywordRank } from '@rankwright/contracts/planner';
import { addDays } from '@rankwright/testing/fakes/searchConsole/searchResults';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dayMs } from '../../clock.ts';
import { createResult, searchToday, setUpSearchConsole } from '../../testing/searchConsole.ts';
import { rankSweepJob } from './ranks.definition.ts';

const minuteMs = 60_000;

describe('reading ranks from Search Console', () => {
  const { clock, connect, getApi, getFake, results, send } = setUpSearchConsole();

  const sweepAfter = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await getApi().queue.run(rankSweepJob, {});
    await getApi().queue.drain();
  };
  const track = (keyword: string) => send(importKeywords, { body: { keywords: [{ keyword }] } });
  /** The days of each query that asked for this keyword and no other. */
  const listSpans = (keyword: string): number[] =>
    getFake()
      .queries.filter(
        ({ dimensionFilterGroups: groups }) => groups?.[0]?.filters[0]?.expression === `^(${keyword})$`,
      )
      .map(({ startDate, endDate }) => (Date.parse(endDate) - Date.parse(startDate)) / dayMs);

  it('goes 90 days back at first and after a week without, and 14 days otherwise', async () => {
    await connect();
    await track('roses');
    await sweepAfter(0);
    await sweepAfter(dayMs);
    await sweepAfter(8 * dayMs);
    assert.deepEqual(listSpans('roses'), [90, 14, 90]);
  });

  it('waits twice as long after every failure', async () => {
    for (let day = 0; day < 30; day += 1)
      results().push(createResult(addDays(searchToday, -day), 'dahlias', { query: 'dahlias', position: 4 }));
    await connect();
    await track('dahlias');
    const findPosition = async () =>
      ((await send(listKeywordRanks)).body.ranks as KeywordRank[]).find(({ position }) => position !== null)
        ?.position ?? null;
    getFake().switches.isDown = true;
    await sweepAfter(0);
    await sweepAfter(10 * minuteMs);
    getFake().switches.isDown = false;
    await sweepAfter(19 * minuteMs);
    assert.equal(await findPosition(), null);
    await sweepAfter(minuteMs);
    assert.equal(await findPosition(), 4);
  });
});
