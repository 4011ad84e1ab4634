import { getRoiEstimate, saveRoiEstimate, type RoiComparison } from '@rankwright/contracts/account';
import { addDays } from '@rankwright/testing/fakes/searchConsole/searchResults';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { hourMs } from '../../clock.ts';
import { users } from '../../database/schema/accounts.ts';
import { createResult, searchToday, setUpSearchConsole } from '../../testing/searchConsole.ts';

const inputs = { traffic: 2_000, conversionRate: 2.5, averageSale: 100, trafficIncrease: 30 };

describe('the estimate of the ROI calculator', () => {
  const { clock, connect, getApi, getUserId, results, send } = setUpSearchConsole();

  const setSignUp = (day: string) =>
    getApi()
      .deps.db.update(users)
      .set({ createdAt: new Date(`${day}T20:00:00Z`) })
      .where(eq(users.uid, getUserId()));
  const readComparison = async () => (await send(getRoiEstimate)).body.comparison as RoiComparison;

  it('keeps the first one of a new account, and none later', async () => {
    assert.equal((await send(getRoiEstimate)).body.estimate, null);
    await setSignUp(searchToday);
    assert.equal((await send(saveRoiEstimate, { body: inputs })).body.isKept, true);
    assert.equal((await send(saveRoiEstimate, { body: { ...inputs, traffic: 100 } })).body.isKept, false);
    assert.deepEqual((await send(getRoiEstimate)).body.estimate, {
      ...inputs,
      ...{ createdAt: `${searchToday}T20:00:00.000Z`, addedVisitors: 600, addedRevenue: 1_500 },
    });
  });

  it('is not taken from an account that is older than an hour', async () => {
    await setSignUp(searchToday);
    clock.advance(hourMs + 1);
    assert.equal((await send(saveRoiEstimate, { body: inputs })).body.isKept, false);
    assert.equal((await send(getRoiEstimate)).body.estimate, null);
  });

  it('refuses what the calculator cannot show', async () => {
    assert.equal((await send(saveRoiEstimate, { body: { ...inputs, traffic: 1_000_000 } })).status, 400);
  });

  it('says why there are no clicks to set beside it', async () => {
    assert.equal((await readComparison()).unknown, 'Search Console is not connected.');
    for (let ago = 0; ago < 20; ago += 1) results().push(createResult(addDays(searchToday, -ago), 'roses'));
    await connect();
    await setSignUp(addDays(searchToday, -10));
    assert.match((await readComparison()).unknown ?? '', /no figures of the 28 days before/);
  });

  it('waits until 28 days since sign-up are final', async () => {
    for (let ago = 0; ago < 90; ago += 1) results().push(createResult(addDays(searchToday, -ago), 'roses'));
    await connect();
    await setSignUp(addDays(searchToday, -29));
    assert.match((await readComparison()).unknown ?? '', /have to be final first: about Nov 23, 2026/);
  });

  it('sets the clicks of 28 days before sign-up beside those of the last 28 final days', async () => {
    for (let ago = 0; ago < 90; ago += 1)
      results().push(createResult(addDays(searchToday, -ago), 'roses', { clicks: ago < 40 ? 9 : 4 }));
    await connect();
    await setSignUp(addDays(searchToday, -39));
    const { unknown, before, after, change } = await readComparison();
    assert.equal(unknown, null);
    assert.deepEqual(
      [before?.clicks, after?.clicks, after?.to, change?.clicks],
      [112, 252, '2026-11-19', 140],
    );
    assert.ok(change!.low > 0 && change!.low < 140 && change!.high > 140);
  });
});
