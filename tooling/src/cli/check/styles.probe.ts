import type { Page } from 'playwright-core';
import { findProblem, listScreens, navigateInApp, type Probe } from './visit.ts';

const notFoundPath = '/a-page-that-does-not-exist';

/** Computed styles by element, e.g. `h1 (27) Page Not Found` → `color: …`. */
type Styles = Record<string, Record<string, string>>;

/** Styles of the elements that a selector finds. Sizes and places are left out: they follow the screen's content. */
const readStyles = (page: Page, selector: string): Promise<Styles> =>
  page.evaluate((wanted) => {
    const properties = [
      ...[
        'color',
        'background-color',
        'font-family',
        'font-size',
        'font-weight',
        'line-height',
        'letter-spacing',
      ],
      ...[
        'text-transform',
        'text-align',
        'text-decoration-line',
        'list-style-type',
        'box-sizing',
        'display',
        'position',
      ],
      ...[
        'margin-top',
        'margin-left',
        'padding-top',
        'padding-left',
        'border-top-width',
        'border-top-left-radius',
      ],
      ...[
        'opacity',
        'visibility',
        'overflow-x',
        'overflow-y',
        'cursor',
        'z-index',
        'filter',
        'outline-style',
      ],
    ];
    return Object.fromEntries(
      [...document.querySelectorAll(wanted)].map((element, index) => {
        const computed = getComputedStyle(element);
        return [
          `${element.localName} (${index + 1}) ${element.textContent.slice(0, 40)}`,
          Object.fromEntries(properties.map((property) => [property, computed.getPropertyValue(property)])),
        ];
      }),
    );
  }, selector);

/** The first style that differs, as a sentence; null when all are the same. */
export const findChangedStyle = (before: Styles, after: Styles): string | null => {
  for (const [element, styles] of Object.entries(before))
    for (const [property, value] of Object.entries(styles)) {
      const now = after[element]?.[property];
      if (now !== undefined && now !== value) return `${property} of ${element}: ${value} became ${now}`;
    }
  return null;
};

const openNotFound = async (page: Page): Promise<void> => {
  await navigateInApp(page, notFoundPath);
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
};

/** A remote's styles reach its own screen only: not the page around it while it is shown, nothing after it is left. */
export const stylesProbe: Probe = async ({ url, contract, context }) => {
  const found: string[] = [];
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${url}${notFoundPath}`);
  await openNotFound(page);
  const whole = await readStyles(page, 'html, body *');
  const around = await readStyles(page, 'html, body');
  for (const { address } of listScreens(contract)) {
    await navigateInApp(page, address);
    const problem = await findProblem(page, contract);
    if (problem) found.push(`${address} ${problem} in the styles check`);
    const during = findChangedStyle(around, await readStyles(page, 'html, body'));
    if (during) found.push(`${address} changes the host: ${during}`);
    await openNotFound(page);
    const left = findChangedStyle(whole, await readStyles(page, 'html, body *'));
    if (left) found.push(`${address} leaves styles behind: ${left}`);
  }
  await page.close();
  return found;
};
