import { defineConfig } from '@playwright/test';
import settings from './playwright.config.ts';

/** Smoothness depends on the machine: asked for by name, on a calm one, and no part of the tests. */
export default defineConfig({ ...settings, testDir: 'measures', reporter: 'list' });
