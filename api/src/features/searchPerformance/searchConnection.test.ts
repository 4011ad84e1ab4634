import {
  authorizeSearchConsole,
  completeSearchConsole,
  disconnectSearchConsole,
  getSearchConnection,
  listSearchProperties,
  selectSearchProperty,
  startSearchSync,
} from '@rankwright/contracts/searchPerformance';
import { addDays } from '@rankwright/testing/fakes/searchConsole/searchResults';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { searchConnections, searchPageDays } from '../../database/schema/searchPerformance.ts';
import { dayMs } from '../../clock.ts';
import { givePlan, signUpWithPlan } from '../../testing/accounts.ts';
import { createResult, followConsent, searchToday, setUpSearchConsole } from '../../testing/searchConsole.ts';
import { queueDueSyncs } from './searchPerformance.jobs.ts';

describe('the connection to Search Console', () => {
  const { clock, connect, getApi, getFake, getUserId, read, readPerformance, results, send } =
    setUpSearchConsole();

  it('reads the next day only what is new or was not final', async () => {
    for (let ago = -1; ago < 20; ago += 1) results().push(createResult(addDays(searchToday, -ago), 'roses'));
    await connect();
    getFake().queries.length = 0;
    clock.advance(dayMs);
    results().find(({ date }) => date === searchToday)!.clicks = 9;
    await queueDueSyncs(getApi().deps);
    await getApi().queue.drain();
    const days = [
      ...new Set(
        getFake()
          .queries.filter(({ dimensions }) => dimensions?.[0] === 'page')
          .map(({ startDate }) => startDate),
      ),
    ];
    assert.deepEqual(days, ['2026-11-22', '2026-11-21', '2026-11-20']);
    assert.equal((await read())?.finalDay, '2026-11-20');
    assert.equal((await readPerformance()).days.find(({ date }) => date === searchToday)?.clicks, 9);
  });

  for (const quotaAnswer of ['too-many', 'forbidden'] as const)
    it(`waits when the quota is used up and goes on behind the last stored day (${quotaAnswer})`, async () => {
      for (let ago = 0; ago < 30; ago += 1) results().push(createResult(addDays(searchToday, -ago), 'roses'));
      Object.assign(getFake().switches, { quota: 22, quotaAnswer });
      await connect();
      const waiting = await read();
      assert.deepEqual([waiting?.state, waiting?.daysRead], ['waiting', 10]);
      assert.equal(new Date(waiting!.nextAttemptAt!).getTime() - clock.now().getTime(), 900_000);
      getFake().switches.quota = Infinity;
      await queueDueSyncs(getApi().deps);
      assert.equal((await read())?.state, 'waiting');
      clock.advance(900_000);
      await queueDueSyncs(getApi().deps);
      await getApi().queue.drain();
      assert.equal((await read())?.state, 'done');
      const read10 = getFake().queries.filter(({ startDate }) => startDate === addDays(searchToday, -9));
      assert.equal(read10.length, 2);
      assert.equal((await readPerformance()).days.length, 30);
    });

  it('reads a day on which more pages were shown than an answer may have', async () => {
    const day = addDays(searchToday, -4);
    for (let index = 0; index < 10_001; index += 1) {
      const page = `archive/${'long-'.repeat(20)}${index}`;
      results().push(createResult(day, page, { clicks: index % 100, position: 7.123456789012345 }));
    }
    await connect();
    assert.equal((await read())?.error, null);
    assert.equal(
      await getApi().deps.db.$count(searchPageDays, eq(searchPageDays.ownerId, getUserId())),
      10_001,
    );
  });

  it('rests without a plan, and looks again a day later', async () => {
    results().push(createResult(addDays(searchToday, -4), 'roses'));
    await connect();
    const syncedAt = clock.now().getTime();
    await getApi().deps.payments.cancelSubscription(getUserId(), false);
    clock.advance(2 * dayMs);
    await queueDueSyncs(getApi().deps);
    await getApi().queue.drain();
    const [row] = await getApi()
      .deps.db.select()
      .from(searchConnections)
      .where(eq(searchConnections.ownerId, getUserId()));
    assert.deepEqual([row?.state, row?.syncedAt?.getTime()], ['waiting', syncedAt]);
    assert.equal(row?.nextAttemptAt?.getTime(), clock.now().getTime() + dayMs);
    assert.match(row.error ?? '', /once the account has a plan/);
    await givePlan(getApi(), getUserId());
    clock.advance(dayMs);
    await queueDueSyncs(getApi().deps);
    await getApi().queue.drain();
    assert.deepEqual([(await read())?.state, (await read())?.error], ['done', null]);
  });

  it('goes on when its worker died', async () => {
    for (let ago = 0; ago < 8; ago += 1) results().push(createResult(addDays(searchToday, -ago), 'roses'));
    getFake().switches.isDown = false;
    getFake().switches.quota = 5;
    await connect();
    getFake().switches.quota = Infinity;
    await getApi().deps.db.execute(
      sql`update search_connections set state = 'running', lease_until = now() - interval '1 second' where owner_id = ${getUserId()}`,
    );
    await queueDueSyncs(getApi().deps);
    await getApi().queue.drain();
    assert.equal((await read())?.state, 'done');
    assert.equal((await readPerformance()).total?.clicks, 16);
  });

  it('says that the access was withdrawn, and works again after connecting anew', async () => {
    results().push(createResult(addDays(searchToday, -4), 'roses'));
    await connect();
    getFake().switches.isRevoked = true;
    clock.advance(dayMs);
    await queueDueSyncs(getApi().deps);
    await getApi().queue.drain();
    const failed = await read();
    assert.deepEqual([failed?.state, failed?.nextAttemptAt], ['failed', null]);
    assert.match(failed?.error ?? '', /Connect again/);
    getFake().switches.isRevoked = false;
    await connect();
    const again = await read();
    assert.deepEqual([again?.state, again?.error], ['done', null]);
  });

  it('asks which property when there are several, and replaces the figures with another one', async () => {
    const other = { siteUrl: 'https://other.example/', permissionLevel: 'siteFullUser' as const };
    getFake().properties.push({
      ...other,
      results: [createResult(addDays(searchToday, -3), 'oaks', { clicks: 5 })],
    });
    getFake().properties.push({
      siteUrl: 'https://foreign.example/',
      permissionLevel: 'siteUnverifiedUser',
      results: [],
    });
    results().push(createResult(addDays(searchToday, -4), 'roses'));
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
      await getApi().queue.drain();
      assert.equal((await readPerformance()).total?.clicks, clicks);
    }
  });

  it('uses a consent once, for its own user', async () => {
    const { authUrl } = (await send(authorizeSearchConsole)).body as { authUrl: string };
    const body = await followConsent(authUrl);
    const stranger = await signUpWithPlan(getApi(), 'eve@example.com');
    const stolen = await getApi().call(completeSearchConsole, { token: stranger.token, body });
    assert.equal(stolen.body.code, 'OAUTH_STATE_INVALID');
    assert.equal((await send(completeSearchConsole, { body })).status, 200);
    assert.equal((await send(completeSearchConsole, { body })).body.code, 'OAUTH_STATE_INVALID');
  });

  it('deletes everything when it is disconnected', async () => {
    results().push(createResult(addDays(searchToday, -4), 'roses'));
    await connect();
    assert.equal((await send(disconnectSearchConsole)).status, 200);
    assert.equal((await send(getSearchConnection)).body.connection, null);
    const rows = (await getApi().deps.db.select().from(searchPageDays)).filter(
      (row) => row.ownerId === getUserId(),
    );
    assert.equal(rows.length, 0);
    assert.equal((await send(startSearchSync)).body.code, 'SEARCH_CONSOLE_NOT_CONNECTED');
  });
});
