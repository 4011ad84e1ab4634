import { test as base } from '@playwright/test';
import { watchBrowser, type BrowserWatch } from './watchBrowser.ts';
import { isExpected, type ExpectedMessage } from './expectedMessages.ts';

interface TestFixtures {
  /** Messages that this test provokes, by their reason; any other fails it. */
  expectedMessages: Readonly<Record<string, ExpectedMessage>>;
  silentConsole: undefined;
}

interface WorkerFixtures {
  browserWatch: BrowserWatch;
}

/**
 * The `test` of every journey. It fails when any page of any context of the browser reported an error, a warning, an
 * exception or a violation of a policy that the test does not list.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  browserWatch: [({ browser }, use) => use(watchBrowser(browser)), { scope: 'worker', auto: true }],
  expectedMessages: [{}, { option: true }],
  silentConsole: [
    async ({ browser, browserWatch, expectedMessages }, use, testInfo) => {
      const earlier = new Set(browser.contexts());
      await use(undefined);
      const messages = browserWatch.take().filter((message) => !isExpected(message, expectedMessages));
      // A page that stays open would report to the next test that its product is gone.
      for (const context of browser.contexts()) if (!earlier.has(context)) await context.close();
      if (testInfo.status === testInfo.expectedStatus)
        base.expect(messages.map(({ text, path }) => `${text} (${path})`)).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
