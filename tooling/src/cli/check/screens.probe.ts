import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RemoteContract } from '@rankwright/contracts/remote';
import type { Page } from 'playwright-core';
import { findProblem, listScreens, navigateInApp, type Probe, type Screen } from './visit.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeRun {
  axe: {
    run: (options: object) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
  };
}

/** What is folded away is read too. Chromium keeps its colors as they were, so it has to be open when they change. */
const openDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      // Of a group with one name, one is open at a time.
      details.removeAttribute('name');
      details.open = true;
    }
  });

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

/** The host follows the system's colors a moment later; axe must not read some elements before that and some after it. */
const waitForColors = (page: Page, colorScheme: string) =>
  page.waitForFunction(
    (scheme) =>
      document.documentElement.getAttribute('data-color-scheme') === scheme &&
      !document.getAnimations().some((animation) => animation instanceof CSSTransition),
    colorScheme,
  );

/** Runs axe in both themes. Switching the theme must not break the screen. */
const checkBothThemes = async (page: Page, contract: RemoteContract): Promise<string[]> => {
  const found: string[] = [];
  await openDetails(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const problem = await findProblem(page, contract);
    if (problem) found.push(`${colorScheme}: ${problem}`);
    await waitForColors(page, colorScheme);
    found.push(...(await runAxe(page)).map((violation) => `${colorScheme}: axe ${violation}`));
  }
  return found;
};

const checkTitle = async (page: Page, { address, title }: Screen): Promise<string[]> => {
  const shown = await page.title();
  return shown.startsWith(title) ? [] : [`${address} is titled "${shown}", not "${title}"`];
};

/** Opens every screen by its address: it must be this version, render, have its title, throw nothing and pass axe. */
export const screensProbe: Probe = async ({ url, contract, context }) => {
  const found: string[] = [];
  for (const screen of listScreens(contract)) {
    const { address } = screen;
    const page = await context.newPage();
    page.on('pageerror', (error) => found.push(`${address} threw ${error.message}`));
    await page.goto(`${url}${address}`);
    const problem = await findProblem(page, contract);
    if (problem) found.push(`${address} ${problem}`);
    else found.push(...(await checkBothThemes(page, contract)).map((line) => `${address} ${line}`));
    found.push(...(await checkTitle(page, screen)));
    await page.close();
  }
  return found;
};

/**
 * Opens the first screen by its address and those of other routes from there: each must be this version, render, have
 * its title and throw nothing.
 */
export const smokeProbe: Probe = async ({ url, contract, context }) => {
  const found: string[] = [];
  const page = await context.newPage();
  const at = { address: '', path: '' };
  page.on('pageerror', (error) => found.push(`${at.address} threw ${error.message}`));
  for (const screen of listScreens(contract)) {
    // The same route would stay mounted.
    const isLoaded = at.path === '' || at.path === screen.path;
    Object.assign(at, screen);
    await (isLoaded ? page.goto(`${url}${screen.address}`) : navigateInApp(page, screen.address));
    const problem = await findProblem(page, contract);
    if (problem) found.push(`${screen.address} ${problem}`);
    found.push(...(await checkTitle(page, screen)));
  }
  await page.close();
  return found;
};
