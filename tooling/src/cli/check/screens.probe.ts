import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { findProblem, listScreens, type Probe } from './visit.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeRun {
  axe: {
    run: (options: object) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
  };
}

/** Violations of WCAG 2.2 AA, as `rule (first element)`. */
const runAxe = async (page: Page): Promise<string[]> => {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as AxeRun).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }),
  );
  return violations.map(({ id, nodes }) => `${id} (${nodes[0]?.target[0] ?? ''})`);
};

/** Runs axe in both themes. Switching the theme must not break the screen. */
const checkBothThemes = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(
      (dark) => matchMedia('(prefers-color-scheme: dark)').matches === dark,
      colorScheme === 'dark',
    );
    const problem = await findProblem(page);
    if (problem) found.push(`${colorScheme}: ${problem}`);
    found.push(...(await runAxe(page)).map((violation) => `${colorScheme}: axe ${violation}`));
  }
  return found;
};

/** Opens every screen by its address: it must render, have its title, throw nothing and pass axe. */
export const screensProbe: Probe = async ({ url, contract, context }) => {
  const found: string[] = [];
  for (const { address, title } of listScreens(contract)) {
    const page = await context.newPage();
    page.on('pageerror', (error) => found.push(`${address} threw ${error.message}`));
    await page.goto(`${url}${address}`);
    const problem = await findProblem(page);
    if (problem) found.push(`${address} ${problem}`);
    else found.push(...(await checkBothThemes(page)).map((line) => `${address} ${line}`));
    const pageTitle = await page.title();
    if (!pageTitle.startsWith(title)) found.push(`${address} is titled "${pageTitle}", not "${title}"`);
    await page.close();
  }
  return found;
};
