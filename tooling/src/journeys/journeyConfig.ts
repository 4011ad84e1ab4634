import { defineConfig } from '@playwright/test';
import { findChromium } from '../cli/check/browser.ts';

const executablePath = findChromium();

/** Playwright's configuration for the journeys of a remote: its folder `journeys`, in Chromium. */
export const journeyConfig = defineConfig({
  testDir: 'journeys',
  // Its name is hidden, so that results do not change the version of the build.
  outputDir: '.journeys',
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    // Without a system Chromium, the one of `npx playwright install chromium`.
    launchOptions: { args: ['--no-sandbox'], ...(executablePath && { executablePath }) },
    trace: 'retain-on-failure',
  },
});
