import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { paths } from '@rankwright/contracts/paths';
import settings from '../playwright.config.ts';
import { newMember, signedIn } from '../product/member.ts';
import { startProduct } from '../product/startProduct.ts';
import { seed } from './seed.ts';
import { settle } from './weather.ts';

const folder = path.resolve(import.meta.dirname, '../../docs/pictures');
const desk = { width: 1280, height: 960 };
const phone = { width: 360, height: 740 };

const given = process.argv.find((argument) => argument.startsWith('--url='))?.slice('--url='.length);
/** `--url` looks at a product that runs already; without it one is started and stopped again. */
const product = given ? { url: given, stop: () => Promise.resolve() } : await startProduct();

const member = await newMember(product.url, { email: `ada.${Date.now().toString(36)}@example.com` });
const article = await seed(member);
const nextMonth = new Date();
nextMonth.setUTCMonth(nextMonth.getUTCMonth() + 1, 1);
const month = paths.plannerMonth(nextMonth.getUTCFullYear(), nextMonth.getUTCMonth() + 1);

interface Picture {
  name: string;
  address: string;
  size: typeof desk;
  scheme: 'light' | 'dark';
}

const pictures: Picture[] = [
  { name: 'landing', address: paths.home, size: desk, scheme: 'light' },
  { name: 'planner', address: month, size: desk, scheme: 'light' },
  { name: 'article', address: paths.article(article), size: desk, scheme: 'light' },
  { name: 'history', address: paths.contentHistory, size: desk, scheme: 'dark' },
  { name: 'phone', address: month, size: phone, scheme: 'light' },
];

const take = async (browser: Browser, { name, address, size, scheme }: Picture): Promise<void> => {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    ...(address !== paths.home && { storageState: signedIn(product.url, member) }),
  });
  const page = await context.newPage();
  await page.goto(`${product.url}${address}`);
  await settle(page);
  await page.screenshot({ path: path.join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
  await context.close();
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(settings.use?.launchOptions);
for (const picture of pictures) await take(browser, picture);
await browser.close();
await product.stop();
console.log(`${pictures.length} pictures in docs/pictures/`);
