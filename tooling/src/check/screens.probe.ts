import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { problemOn, screensOf, type Probe } from './visit.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeRun {
  axe: {
    run: (options: object) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
  };
}

/** Violations of WCAG 2.2 AA, as `rule (first element)`. */
const axeOn = async (page: Page): Promise<string[]> => {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as AxeRun).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }),
  );
  return violations.map(({ id, nodes }) => `${id} (${nodes[0]?.target[0] ?? ''})`);
};

/** axe in both themes; the flip itself must not break the screen. */
const inBothThemes = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(
      (dark) => matchMedia('(prefers-color-scheme: dark)').matches === dark,
      colorScheme === 'dark',
    );
    const problem = await problemOn(page);
    if (problem) found.push(`${colorScheme}: ${problem}`);
    found.push(...(await axeOn(page)).map((violation) => `${colorScheme}: axe ${violation}`));
  }
  return found;
};

/** Every screen opened by its address: it is there, its title is right, nothing is thrown, axe is content. */
export const screensProbe: Probe = async ({ url, contract, context }) => {
  const found: string[] = [];
  for (const { address, title } of screensOf(contract)) {
    const page = await context.newPage();
    page.on('pageerror', (error) => found.push(`${address} threw ${error.message}`));
    await page.goto(`${url}${address}`);
    const problem = await problemOn(page);
    if (problem) found.push(`${address} ${problem}`);
    else found.push(...(await inBothThemes(page)).map((line) => `${address} ${line}`));
    const shown = await page.title();
    if (!shown.startsWith(title)) found.push(`${address} is titled "${shown}", not "${title}"`);
    await page.close();
  }
  return found;
};
