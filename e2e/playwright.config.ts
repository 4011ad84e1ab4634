import { defineConfig } from '@playwright/test';
import { headlessShellOptions, chromiumOptions } from './product/launchOptions.ts';

/** Journeys that measure time: they run one after another, with nothing beside them. */
const timedJourneys = ['historyScroll', 'host', 'versions', 'writing'].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/e2e-artifacts',
  globalSetup: './product/build.ts',
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./results-reporter.ts']],
  projects: [
    {
      name: 'parallel',
      testIgnore: timedJourneys,
      use: { launchOptions: headlessShellOptions },
    },
    { name: 'serial', testMatch: timedJourneys, workers: 1, dependencies: ['parallel'] },
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording a trace takes more than a quarter of a journey's time; `npm run e2e -- <file>` records it.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
});
