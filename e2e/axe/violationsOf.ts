import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const everyLevel = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe looks at: the whole document, or what a selector picks; and which rules besides the levels of WCAG. */
export interface Scope {
  within?: string;
  also?: readonly string[];
}

/** Once per document: reading axe takes longer than a run of it. */
const bring = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
};

/** What axe finds, in words; empty when it finds nothing. Frames are not entered: we have none. */
export const violationsOf = async (page: Page, { within, also = [] }: Scope = {}): Promise<string[]> => {
  await bring(page);
  const { violations } = await page.evaluate(
    ({ root, runOnly }) => window.axe.run(root ?? document, { runOnly, resultTypes: ['violations'] }),
    { root: within, runOnly: [...everyLevel, ...also] },
  );
  return violations.map(({ id, nodes }) => `${id} × ${nodes.length}: ${nodes[0]?.html ?? ''}`);
};
