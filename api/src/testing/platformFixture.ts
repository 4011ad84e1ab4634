import type { Endpoint } from '@rankwright/contracts/http';
import { after, before } from 'node:test';
import type { FakePlatform } from '@rankwright/testing/fakes/shared/fakePlatform';
import { signUpWithPlan, type TestAccount } from './accounts.ts';
import type { TestReply, TestRequest } from './apiCall.ts';
import { startTestApi, type TestApi } from './startTestApi.ts';

export interface PlatformFixture<S extends object> {
  readonly api: TestApi;
  readonly account: TestAccount;
  readonly fake: FakePlatform<S>;
  /** Calls an endpoint as the account. */
  send(endpoint: Endpoint, request?: TestRequest): Promise<TestReply>;
  /** Changes the fake's switches while `work` runs. */
  withSwitches<T>(change: Partial<S>, work: () => Promise<T>): Promise<T>;
}

interface Opened<S extends object> {
  api: TestApi;
  account: TestAccount;
  fake: FakePlatform<S>;
}

/** Registers hooks that start a fake platform, an API and an account with a plan for the enclosing suite. */
export const setUpPlatformFixture = <S extends object>(
  start: () => Promise<FakePlatform<S>>,
  createEnv: (url: string) => Record<string, string>,
): PlatformFixture<S> => {
  let opened: Opened<S> | undefined;
  const getFixture = (): Opened<S> => {
    if (!opened) throw new Error('The fixture is available once the tests run.');
    return opened;
  };
  before(async () => {
    const fake = await start();
    const api = await startTestApi({ env: { OUTBOUND_ALLOW: fake.address, ...createEnv(fake.url) } });
    opened = { api, account: await signUpWithPlan(api), fake };
  });
  after(async () => {
    await getFixture().api.close();
    await getFixture().fake.close();
  });
  return {
    get api() {
      return getFixture().api;
    },
    get account() {
      return getFixture().account;
    },
    get fake() {
      return getFixture().fake;
    },
    send: (endpoint, request) =>
      getFixture().api.call(endpoint, { token: getFixture().account.token, ...request }),
    withSwitches: async (change, work) => {
      const { switches } = getFixture().fake;
      const known = { ...switches };
      Object.assign(switches, change);
      try {
        return await work();
      } finally {
        Object.assign(switches, known);
      }
    },
  };
};
