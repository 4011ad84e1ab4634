import { after } from 'node:test';
import type { FakePlatform } from '@rankwright/testing/fakes/shared/fakePlatform';
import { setUpAccountFixture, type AccountFixture } from './accountFixture.ts';

export interface PlatformFixture<S extends object> extends AccountFixture {
  readonly fake: FakePlatform<S>;
  /** Changes the fake's switches while `work` runs. */
  withSwitches<T>(change: Partial<S>, work: () => Promise<T>): Promise<T>;
}

/** Registers hooks that start a fake platform, an API and an account with a plan for the enclosing suite. */
export const setUpPlatformFixture = <S extends object>(
  start: () => Promise<FakePlatform<S>>,
  createEnv: (url: string) => Record<string, string>,
): PlatformFixture<S> => {
  let opened: FakePlatform<S> | undefined;
  const getFake = (): FakePlatform<S> => {
    if (!opened) throw new Error('The fixture is available once the tests run.');
    return opened;
  };
  const fixture = setUpAccountFixture(async () => {
    opened = await start();
    return { env: { OUTBOUND_ALLOW: opened.address, ...createEnv(opened.url) } };
  });
  after(() => getFake().close());
  return {
    get api() {
      return fixture.api;
    },
    get account() {
      return fixture.account;
    },
    get fake() {
      return getFake();
    },
    send: fixture.send,
    withSwitches: async (change, work) => {
      const { switches } = getFake();
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
