import { defineConfig } from '@playwright/test';
import settings from './playwright.config.ts';

/**
 * Performance measurements, which depend on the machine: run on request only, not as part of the tests. No
 * traces, they slow it down.
 */
export default defineConfig({
  ...settings,
  testDir: 'measures',
  projects: [{ name: 'measures', workers: 1 }],
  reporter: 'list',
  use: { ...settings.use, trace: 'off' },
});
