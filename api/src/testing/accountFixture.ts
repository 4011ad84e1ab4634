import { after, before } from 'node:test';
import { signUpWithPlan, type TestAccount } from './accounts.ts';
import type { TestReply } from './apiCall.ts';
import { startTestApi, type TestApi, type TestApiOptions } from './startTestApi.ts';

interface Opened {
  api: TestApi;
  account: TestAccount;
}

export interface AccountFixture extends Readonly<Opened> {
  /** Calls an endpoint as the account. */
  send(...call: Parameters<TestApi['call']>): Promise<TestReply>;
}

/** Registers hooks that start an API and an account with a plan for the enclosing suite. */
export const setUpAccountFixture = (
  createOptions: () => TestApiOptions | Promise<TestApiOptions> = () => ({}),
): AccountFixture => {
  let opened: Opened | undefined;
  const getFixture = (): Opened => {
    if (!opened) throw new Error('The fixture is available once the tests run.');
    return opened;
  };
  before(async () => {
    const api = await startTestApi(await createOptions());
    opened = { api, account: await signUpWithPlan(api) };
  });
  after(() => getFixture().api.close());
  return {
    get api() {
      return getFixture().api;
    },
    get account() {
      return getFixture().account;
    },
    send: (endpoint, request) =>
      getFixture().api.call(endpoint, { token: getFixture().account.token, ...request }),
  };
};
