import type { Endpoint } from '@rankwright/contracts/http';
import { after, before } from 'node:test';
import type { Double } from '../../doubles/shared/double.ts';
import { signUpWithPlan, type TestAccount } from './accounts.ts';
import { startTestApi, type TestApi, type TestReply, type TestRequest } from './startTestApi.ts';

export interface PlatformScene<S extends object> {
  readonly api: TestApi;
  readonly account: TestAccount;
  readonly double: Double<S>;
  /** A call of the account. */
  send(endpoint: Endpoint, request?: TestRequest): Promise<TestReply>;
  /** One state of the site while something is done. */
  during<T>(change: Partial<S>, work: () => Promise<T>): Promise<T>;
}

interface Opened<S extends object> {
  api: TestApi;
  account: TestAccount;
  double: Double<S>;
}

/** An account with a plan in front of a platform's double, for the tests of the suite it is called in. */
export const platformScene = <S extends object>(
  start: () => Promise<Double<S>>,
  envOf: (url: string) => Record<string, string>,
): PlatformScene<S> => {
  let opened: Opened<S> | undefined;
  const scene = (): Opened<S> => {
    if (!opened) throw new Error('The scene opens before the first test.');
    return opened;
  };
  before(async () => {
    const double = await start();
    const api = await startTestApi({ env: { OUTBOUND_ALLOW: double.address, ...envOf(double.url) } });
    opened = { api, account: await signUpWithPlan(api), double };
  });
  after(async () => {
    await scene().api.close();
    await scene().double.close();
  });
  return {
    get api() {
      return scene().api;
    },
    get account() {
      return scene().account;
    },
    get double() {
      return scene().double;
    },
    send: (endpoint, request) => scene().api.call(endpoint, { token: scene().account.token, ...request }),
    during: async (change, work) => {
      const { switches } = scene().double;
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
