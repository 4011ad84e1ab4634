import path from 'node:path';
import { test as base } from '@playwright/test';
import { findProblem } from '../cli/check/visit.ts';
import { createFakeApi, type FakeApi } from './fakeApi.ts';
import { fakeMember, memberToken } from './fakeMember.ts';
import { findHostBuild } from './findHostBuild.ts';
import { startTestHost, type TestHost } from './startTestHost.ts';

export interface JourneyHost {
  url: string;
  /** Opens an address and waits until the host shows a screen of exactly this build. */
  open: (address: string) => Promise<void>;
}

export interface JourneyOptions {
  /** False for a visitor without an account. */
  signedIn: boolean;
}

interface JourneyFixtures extends JourneyOptions {
  /** The API that the host and the screen talk to. */
  api: FakeApi;
  host: JourneyHost;
}

interface WorkerFixtures {
  /** Folder of the remote's build: `dist` unless the configuration says otherwise. */
  remoteBuild: string;
  testHost: TestHost;
}

/** Playwright's `test` with the built remote in the built host, a signed-in member and an API of fakes. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  signedIn: [true, { option: true }],
  remoteBuild: [path.resolve('dist'), { option: true, scope: 'worker' }],
  testHost: [
    async ({ remoteBuild }, use) => {
      const host = await startTestHost({ remoteBuild, hostBuild: findHostBuild(process.cwd()) });
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  api: [
    async ({ context, signedIn }, use) => {
      const api = createFakeApi();
      await api.attach(context);
      fakeMember(api);
      if (signedIn)
        await context.addInitScript((token) => localStorage.setItem('auth_token', token), memberToken);
      await use(api);
      if (api.missing.size > 0)
        throw new Error(`No fake answers ${[...api.missing].join(', ')}: api.reply(endpoint, reply)`);
    },
    { auto: true },
  ],
  host: async ({ page, testHost }, use) => {
    const { url, contract } = testHost;
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await use({
      url,
      open: async (address) => {
        await page.goto(`${url}${address}`);
        const problem = await findProblem(page, contract);
        if (problem) throw new Error(`${address} ${problem}`);
      },
    });
    if (thrown.length > 0) throw new Error(`The page threw: ${thrown.join('; ')}`);
  },
});
