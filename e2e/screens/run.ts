import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { violationsOf } from '../axe/violationsOf.ts';
import settings from '../playwright.config.ts';
import { signedIn, type Member } from '../product/member.ts';
import { startDoubles } from '../product/startDoubles.ts';
import { startProduct } from '../product/startProduct.ts';
import { overflowOf } from './overflowOf.ts';
import { peopleOf } from './people.ts';
import { moments } from './moments.ts';
import { screens, type Screen } from './screens.ts';
import { setWeather, settle } from './weather.ts';

const folder = path.resolve(import.meta.dirname, '../../docs/screens');
const widths = [360, 768, 1280];
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const flag = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
const wanted = [...screens, ...moments].filter(({ name }) => new RegExp(flag('only') ?? '').test(name));

const doubles = await startDoubles();
/** The words on the pictures are our own writer's. */
const ownWords = Object.fromEntries(
  Object.entries(doubles.env).filter(([name]) => !name.startsWith('WRITER_')),
);
const product = await startProduct(ownWords);

const take = async (page: Page, screen: Screen, width: number, scheme: Scheme): Promise<string[]> => {
  await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  // What opens or slides is where it stays.
  if (screen.reach) await page.waitForTimeout(400);
  const file = path.join(folder, `${screen.name}-${width}-${scheme}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 70, fullPage: !screen.reach });
  const found = width === 768 ? [] : await violationsOf(page, { also: ['best-practice'] });
  // What hangs below the body while it is open lies in no landmark.
  const meant = screen.reach ? found.filter((problem) => !problem.startsWith('region ')) : found;
  return [...meant, ...(await overflowOf(page))].map(
    (problem) => `${screen.name} ${width} ${scheme}: ${problem}`,
  );
};

const visit = async (browser: Browser, screen: Screen, viewer: Member | null): Promise<string[]> => {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    ...(viewer && { storageState: signedIn(product.url, viewer) }),
  });
  const page = await context.newPage();
  await setWeather(page, screen.weather);
  const problems: string[] = [];
  try {
    await page.goto(`${product.url}${screen.path}`);
    await settle(page, screen.weather);
    await screen.reach?.(page);
    // Desk first: what hangs on a button stays with it.
    for (const width of screen.reach ? widths.toReversed() : widths)
      for (const scheme of schemes) problems.push(...(await take(page, screen, width, scheme)));
  } catch (error) {
    problems.push(`${screen.name}: ${String(error).split('\n')[0]}`);
  }
  await context.close();
  return problems;
};

mkdirSync(folder, { recursive: true });
const people = await peopleOf(product.url, { doubles: true });
const browser = await chromium.launch(settings.use?.launchOptions);
const problems: string[] = [];
for (const screen of wanted) problems.push(...(await visit(browser, screen, people[screen.viewer])));
await browser.close();
await product.stop();
doubles.stop();
for (const problem of problems) console.log(problem);
console.log(
  `screens: ${wanted.length * widths.length * schemes.length} pictures, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
