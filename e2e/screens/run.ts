import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findAxeViolations } from '../axe/findAxeViolations.ts';
import settings from '../playwright.config.ts';
import { createStorageState, type Member } from '../product/member.ts';
import { startFakes } from '../product/startFakes.ts';
import { startProduct } from '../product/startProduct.ts';
import { waitForAnimations } from '../product/waitForAnimations.ts';
import { layOutOffscreen } from '../product/layOutOffscreen.ts';
import { waitForImages } from '../product/waitForImages.ts';
import { watchNetwork } from '../product/watchNetwork.ts';
import { findOverflow } from './findOverflow.ts';
import { createPersonas } from './personas.ts';
import { interactions } from './interactions/interactions.ts';
import { screens, type Screen } from './screens.ts';
import { setApiCondition, waitForScreen } from './apiCondition.ts';

const folder = path.resolve(import.meta.dirname, '../../docs/screens');
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const readFlag = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
const widths = (readFlag('widths') ?? '360,768,1280,1920').split(',').map(Number);
const selectedScreens = [...screens, ...interactions].filter(({ name }) =>
  new RegExp(readFlag('only') ?? '').test(name),
);

const fakes = await startFakes();
/** Without the fake writer: screenshots show texts of the built-in writer. */
const environment = Object.fromEntries(
  Object.entries(fakes.env).filter(([name]) => !name.startsWith('WRITER_')),
);
const product = await startProduct(environment);

const takeScreenshot = async (
  page: Page,
  screen: Screen,
  width: number,
  scheme: Scheme,
): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: scheme });
  await waitForAnimations(page);
  if (!screen.interact) await layOutOffscreen(page);
  await waitForImages(page);
  const file = path.join(folder, `${screen.name}-${width}-${scheme}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 70, fullPage: !screen.interact });
  const found = width === 768 ? [] : await findAxeViolations(page, { extraTags: ['best-practice'] });
  // Open menus and dialogs are children of the body, outside all landmarks.
  const relevant = screen.interact ? found.filter((problem) => !problem.startsWith('region ')) : found;
  return [...relevant, ...(await findOverflow(page))].map(
    (problem) => `${screen.name} ${width} ${scheme}: ${problem}`,
  );
};

const visit = async (
  browser: Browser,
  screen: Screen,
  width: number,
  viewer: Member | null,
): Promise<string[]> => {
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 740 : 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    ...(viewer && { storageState: createStorageState(product.url, viewer) }),
  });
  const page = await context.newPage();
  const network = watchNetwork(page);
  await setApiCondition(page, screen.apiCondition);
  const problems: string[] = [];
  try {
    await page.goto(`${product.url}${screen.path}`);
    await waitForScreen(page, network, screen.apiCondition);
    await screen.interact?.(page);
    for (const scheme of schemes) problems.push(...(await takeScreenshot(page, screen, width, scheme)));
  } catch (error) {
    problems.push(`${screen.name} ${width}: ${String(error).split('\n')[0]}`);
  }
  await context.close();
  return problems;
};

mkdirSync(folder, { recursive: true });
const personas = await createPersonas(product.url, { hasFakes: true });
const browser = await chromium.launch(settings.use?.launchOptions);
const problems: string[] = [];
for (const screen of selectedScreens)
  for (const width of widths)
    problems.push(...(await visit(browser, screen, width, personas[screen.persona])));
await browser.close();
await product.stop();
fakes.stop();
for (const problem of problems) console.log(problem);
console.log(
  `screens: ${selectedScreens.length * widths.length * schemes.length} screenshots, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
