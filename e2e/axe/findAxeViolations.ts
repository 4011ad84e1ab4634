import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { layOutOffscreen } from '../product/layOutOffscreen.ts';
import { waitForAnimations } from '../product/waitForAnimations.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe checks: the whole document or one selector, and rules besides the WCAG levels. */
export interface AxeOptions {
  within?: string;
  extraTags?: readonly string[];
  /** Only the rules that look at colors: enough for a page that was checked whole in its other color scheme. */
  colorsOnly?: boolean;
}

const colorRules = ['color-contrast', 'link-in-text-block'];

/** Injects axe once per document: parsing it takes longer than a run. */
const injectAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
};

/** One line for each axe violation. Frames are not checked: the product has none. */
export const findAxeViolations = async (
  page: Page,
  { within, extraTags = [], colorsOnly = false }: AxeOptions = {},
): Promise<string[]> => {
  await injectAxe(page);
  // Transitions of what is skipped stand still, at the colors of before.
  await layOutOffscreen(page);
  await waitForAnimations(page);
  const runOnly: axe.RunOnly = colorsOnly
    ? { type: 'rule', values: colorRules }
    : { type: 'tag', values: [...wcagTags, ...extraTags] };
  const { violations } = await page.evaluate(
    ({ root, runOnly }) => window.axe.run(root ?? document, { runOnly, resultTypes: ['violations'] }),
    { root: within, runOnly },
  );
  return violations.map(({ id, nodes }) => `${id} × ${nodes.length}: ${nodes[0]?.html ?? ''}`);
};
