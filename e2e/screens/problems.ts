import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page, in words; empty when it finds nothing. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map(({ id, nodes }) => `${id} × ${nodes.length}: ${nodes[0]?.html ?? ''}`);
};

/** By how far the page scrolls sideways, in words; empty when it does not. */
export const overflowOf = async (page: Page): Promise<string[]> => {
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return pixels > 0 ? [`scrolls sideways by ${pixels} px`] : [];
};
