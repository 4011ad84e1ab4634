import {
  authorizeSearchConsole,
  completeSearchConsole,
  getSearchConnection,
  getSearchPerformance,
  type SearchConnection,
  type SearchPerformance,
} from '@rankwright/contracts/searchPerformance';
import type { Endpoint } from '@rankwright/contracts/http';
import { startFakeSearchConsole } from '@rankwright/testing/fakes/searchConsole/fakeSearchConsole';
import type { FakeResult } from '@rankwright/testing/fakes/searchConsole/searchResults';
import { after, before, beforeEach } from 'node:test';
import { signUpWithPlan } from './accounts.ts';
import type { TestRequest } from './apiCall.ts';
import { startTestApi, type TestApi } from './startTestApi.ts';
import { createTestClock } from './testClock.ts';

export const searchToday = '2026-11-21';
export const searchSite = 'https://garden.example/';

/** One query per page and day. */
export const createResult = (date: string, page: string, change: Partial<FakeResult> = {}): FakeResult => ({
  ...{ date, page: `${searchSite}${page}`, query: `how to ${page}`, clicks: 2, impressions: 40, position: 7 },
  ...change,
});

/** Goes through the consent page like a browser. */
export const followConsent = async (authUrl: string): Promise<{ code: string; state: string }> => {
  const response = await fetch(authUrl, { redirect: 'manual' });
  const { searchParams } = new URL(response.headers.get('location') ?? '');
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
};

const resetFake = (fake: Awaited<ReturnType<typeof startFakeSearchConsole>>): void => {
  fake.properties.splice(0, fake.properties.length, {
    siteUrl: 'sc-domain:garden.example',
    permissionLevel: 'siteOwner',
    results: [],
  });
  fake.queries.length = 0;
  Object.assign(fake.switches, {
    ...{ lagDays: 2, quota: Infinity, quotaAnswer: 'too-many' },
    ...{ isDown: false, isRevoked: false, isDenied: false },
  });
};

const requireStarted = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('Nothing has started yet.');
  return value;
};

/** In a `describe`: an API beside a fake Search Console with one empty property, and a new account for each test. */
export const setUpSearchConsole = () => {
  const clock = createTestClock();
  const started: { fake?: Awaited<ReturnType<typeof startFakeSearchConsole>>; api?: TestApi } = {};
  const account = { token: '', userId: '', count: 0 };
  const getFake = () => requireStarted(started.fake);
  const getApi = () => requireStarted(started.api);
  before(async () => {
    started.fake = await startFakeSearchConsole({ now: () => clock.now() });
    started.api = await startTestApi({
      clock,
      env: { ...getFake().env, OUTBOUND_ALLOW: getFake().address },
    });
  });
  after(async () => {
    await getApi().close();
    await getFake().close();
  });
  beforeEach(async () => {
    clock.set(`${searchToday}T20:00:00Z`);
    resetFake(getFake());
    account.count += 1;
    Object.assign(account, await signUpWithPlan(getApi(), `ada${account.count}@example.com`));
  });
  const send = (endpoint: Endpoint, request: TestRequest = {}) =>
    getApi().call(endpoint, { token: account.token, ...request });
  return {
    clock,
    send,
    getApi,
    getFake,
    getUserId: () => account.userId,
    results: () => requireStarted(getFake().properties[0]).results,
    read: async () => (await send(getSearchConnection)).body.connection as SearchConnection | null,
    readPerformance: async () =>
      (await send(getSearchPerformance, { query: { timeframe: '30d' } })).body.data as SearchPerformance,
    /** Connects the first property and reads what it has. */
    connect: async () => {
      const { authUrl } = (await send(authorizeSearchConsole)).body as { authUrl: string };
      const reply = await send(completeSearchConsole, { body: await followConsent(authUrl) });
      await getApi().queue.drain();
      return reply;
    },
  };
};
