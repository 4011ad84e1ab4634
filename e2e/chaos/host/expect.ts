import { expect as base } from '@playwright/test';

/** Long timeout for a busy machine; recovery times are measured separately. */
export const expect = base.configure({ timeout: 15_000 });
