import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from '@playwright/test';
import settings from '../playwright.config.ts';
import { newMember, signedIn, type Member } from '../product/member.ts';
import { startProduct } from '../product/startProduct.ts';
import { screens, type Screen, type Viewer } from './screens.ts';
import { seed } from './seed.ts';

const folder = path.resolve(import.meta.dirname, '../../docs/screens');
const widths = [360, 768, 1280];
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const flag = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
const wanted = screens.filter(({ name }) => new RegExp(flag('only') ?? '').test(name));

/** `--url` looks at a product that runs already; without it one is started and stopped again. */
const product = flag('url')
  ? { url: flag('url') ?? '', stop: () => Promise.resolve() }
  : await startProduct();

const peopleOf = async (url: string): Promise<Record<Viewer, Member | null>> => {
  const member = await newMember(url, { displayName: 'Maximiliane Freifrau von Hohenfels-Württemberg' });
  await seed(member);
  return {
    visitor: null,
    newcomer: await newMember(url),
    unpaid: await newMember(url, { plan: false }),
    member,
  };
};

const darken = async (page: Page, weather: Screen['weather']): Promise<void> => {
  const own = /\/api\/(auth\/(profile|verify-token)|stripe\/subscription)/;
  if (!weather || weather === 'fair') return;
  await page.route(/\/api\//, (route) => {
    if (own.test(route.request().url())) return route.continue();
    if (weather === 'waiting') return;
    return route.fulfill({
      status: 500,
      json: {
        success: false,
        error: 'Something went wrong.',
        message: 'Something went wrong.',
        code: 'INTERNAL',
      },
    });
  });
};

const settled = async (page: Page, weather: Screen['weather']): Promise<void> => {
  await page.locator('h1').first().waitFor({ timeout: 15_000 });
  await page.evaluate(() => document.fonts.ready);
  if (weather !== 'waiting') await page.waitForLoadState('networkidle');
};

const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id} × ${nodes.length}: ${nodes[0]?.html ?? ''}`);
};

const take = async (page: Page, screen: Screen, width: number, scheme: Scheme): Promise<string[]> => {
  await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  const file = path.join(folder, `${screen.name}-${width}-${scheme}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 70, fullPage: true });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...(width === 768 ? [] : await violationsOf(page)),
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
  ].map((problem) => `${screen.name} ${width} ${scheme}: ${problem}`);
};

const visit = async (browser: Browser, screen: Screen, viewer: Member | null): Promise<string[]> => {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    ...(viewer && { storageState: signedIn(product.url, viewer) }),
  });
  const page = await context.newPage();
  await darken(page, screen.weather);
  const problems: string[] = [];
  try {
    await page.goto(`${product.url}${screen.path}`);
    await settled(page, screen.weather);
    for (const width of widths)
      for (const scheme of schemes) problems.push(...(await take(page, screen, width, scheme)));
  } catch (error) {
    problems.push(`${screen.name}: ${String(error).split('\n')[0]}`);
  }
  await context.close();
  return problems;
};

mkdirSync(folder, { recursive: true });
const people = await peopleOf(product.url);
const browser = await chromium.launch(settings.use?.launchOptions);
const problems: string[] = [];
for (const screen of wanted) problems.push(...(await visit(browser, screen, people[screen.viewer])));
await browser.close();
await product.stop();
for (const problem of problems) console.log(problem);
console.log(
  `screens: ${wanted.length * widths.length * schemes.length} pictures, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
