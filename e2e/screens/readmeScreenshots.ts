import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { paths } from '@rankwright/contracts/paths';
import settings from '../playwright.config.ts';
import { createMember, createStorageState } from '../product/member.ts';
import { startProduct } from '../product/startProduct.ts';
import { seedContent } from './seed.ts';
import { watchNetwork } from '../product/watchNetwork.ts';
import { waitForScreen } from './apiCondition.ts';

const folder = path.resolve(import.meta.dirname, '../../docs/screenshots');
const desktop = { width: 1280, height: 960 };
const phone = { width: 360, height: 740 };

const givenUrl = process.argv.find((argument) => argument.startsWith('--url='))?.slice('--url='.length);
/** `--url` uses a running product; otherwise one is started and stopped. */
const product = givenUrl ? { url: givenUrl, stop: () => Promise.resolve() } : await startProduct();

const member = await createMember(product.url, { email: `ada.${Date.now().toString(36)}@example.com` });
const article = await seedContent(member);
const nextMonth = new Date();
nextMonth.setUTCMonth(nextMonth.getUTCMonth() + 1, 1);
const month = paths.plannerMonth(nextMonth.getUTCFullYear(), nextMonth.getUTCMonth() + 1);

interface Screenshot {
  name: string;
  address: string;
  size: typeof desktop;
  scheme: 'light' | 'dark';
}

const screenshots: Screenshot[] = [
  { name: 'landing', address: paths.home, size: desktop, scheme: 'light' },
  { name: 'planner', address: month, size: desktop, scheme: 'light' },
  { name: 'article', address: paths.article(article), size: desktop, scheme: 'light' },
  { name: 'history', address: paths.contentHistory, size: desktop, scheme: 'dark' },
  { name: 'phone', address: month, size: phone, scheme: 'light' },
];

const takeScreenshot = async (
  browser: Browser,
  { name, address, size, scheme }: Screenshot,
): Promise<void> => {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    ...(address !== paths.home && { storageState: createStorageState(product.url, member) }),
  });
  const page = await context.newPage();
  const network = watchNetwork(page);
  await page.goto(`${product.url}${address}`);
  await waitForScreen(page, network);
  await page.screenshot({ path: path.join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
  await context.close();
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(settings.use?.launchOptions);
for (const screenshot of screenshots) await takeScreenshot(browser, screenshot);
await browser.close();
await product.stop();
console.log(`${screenshots.length} screenshots in docs/screenshots/`);
