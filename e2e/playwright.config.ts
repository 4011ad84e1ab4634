import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const systemChromium = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(systemChromium) ? systemChromium : undefined);

/** Lets Debian's Chromium run as root, without background network requests. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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
    { name: 'parallel', testIgnore: timedJourneys },
    { name: 'serial', testMatch: timedJourneys, workers: 1, dependencies: ['parallel'] },
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording a trace takes more than a quarter of a journey's time; `npm run e2e -- <file>` records it.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
});
