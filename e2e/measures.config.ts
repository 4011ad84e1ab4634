import { defineConfig } from '@playwright/test';
import settings from './playwright.config.ts';

/** Smoothness depends on the machine: asked for by name, on a calm one, and no part of the tests. Traces would slow it. */
export default defineConfig({
  ...settings,
  testDir: 'measures',
  projects: [{ name: 'measures', workers: 1 }],
  reporter: 'list',
  use: { ...settings.use, trace: 'off' },
});
