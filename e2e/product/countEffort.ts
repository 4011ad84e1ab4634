import type { Page } from '@playwright/test';

export interface Effort {
  clicks: number;
  keys: number;
  seconds: number;
}

/** Counts the clicks and keys of a page, also across its documents, and the seconds from `start` on. */
export const countEffort = async (page: Page) => {
  const counts = { click: 0, key: 0 };
  let startedAt = Date.now();
  await page.exposeFunction('countEffort', (kind: 'click' | 'key') => {
    counts[kind] += 1;
  });
  await page.addInitScript(() => {
    type Counting = typeof globalThis & { countEffort: (kind: string) => void };
    const count = (kind: string) => () => (globalThis as Counting).countEffort(kind);
    addEventListener('pointerdown', count('click'), true);
    addEventListener('keydown', count('key'), true);
  });
  return {
    start: (): void => {
      counts.click = 0;
      counts.key = 0;
      startedAt = Date.now();
    },
    read: (): Effort => ({
      clicks: counts.click,
      keys: counts.key,
      seconds: (Date.now() - startedAt) / 1_000,
    }),
  };
};
