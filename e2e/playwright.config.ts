import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const system = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(system) ? system : undefined);

/** Debian's launcher as root, with nothing that calls home. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Journeys that hold a clock against the product: nothing else may run beside them. */
const timed = ['historyScroll', 'host', 'versions', 'writing'].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/e2e-artifacts',
  globalSetup: './product/build.ts',
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./results-reporter.ts']],
  projects: [
    { name: 'together', testIgnore: timed },
    { name: 'alone', testMatch: timed, workers: 1, dependencies: ['together'] },
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
});
