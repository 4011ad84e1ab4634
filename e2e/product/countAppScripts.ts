import type { Page } from '@playwright/test';

/** Scripts of the shell that a page runs; none on a static page that works without the app. */
export const countAppScripts = (page: Page): Promise<number> =>
  page.locator('script[src*="/shell/"]').count();
