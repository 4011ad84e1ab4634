/** Records what the real API answers to a sample account, as the demo's data: `sdk/src/demo/recording.json`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { getProfile } from '@rankwright/contracts/account';
import { getContentHistory } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { listScheduledItems } from '@rankwright/contracts/planner';
import settings from '../playwright.config.ts';
import { createStorageState } from '../product/member.ts';
import { startFakes } from '../product/startFakes.ts';
import { startProduct } from '../product/startProduct.ts';
import { watchNetwork } from '../product/watchNetwork.ts';
import { createDemoAccount } from './createDemoAccount.ts';
import { cleanReply } from './cleanReply.ts';

const file = path.resolve(import.meta.dirname, '../../sdk/src/demo/recording.json');
const replies: Record<string, unknown> = {};

/** Replies that differ by their query; of others the query is left out. */
const byQuery = /^\/api\/(auth\/)?(analytics|search)/;

const recordReplies = (page: Page): void => {
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    const isData = response.headers()['content-type']?.includes('application/json') ?? false;
    if (!pathname.startsWith('/api/') || response.request().method() !== 'GET') return;
    if (!isData || !response.ok()) return;
    const name = byQuery.test(pathname) ? `${pathname}${search}` : pathname;
    void response.json().then((reply: unknown) => (replies[name] = reply));
  });
};

const fakes = await startFakes();
const product = await startProduct(
  Object.fromEntries(Object.entries(fakes.env).filter(([name]) => !name.startsWith('WRITER_'))),
);
const { member, articleIds } = await createDemoAccount(product.url);
const browser = await chromium.launch(settings.use?.launchOptions);
const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
const page = await context.newPage();
const network = watchNetwork(page);
recordReplies(page);
const screens = [
  paths.contentPlanner,
  paths.plannerKeywords(''),
  paths.generateContent,
  paths.contentHistory,
  paths.distribution,
  paths.integrations,
  paths.analytics,
  paths.refreshes,
  paths.reports,
  paths.settings,
  paths.myAccount,
  paths.billing,
  ...articleIds.map(paths.article),
];
for (const screen of screens) {
  await page.goto(`${product.url}${screen}`);
  await page.locator('h1, [contenteditable]').first().waitFor();
  await network.waitForIdle();
}
const { uid: userId } = (await member.send(getProfile)).user;
const content: unknown[] = [];
for (let offset = -1; offset <= 2; offset += 1) {
  const month = new Date(new Date().getFullYear(), new Date().getMonth() + offset, 15);
  const query = { year: String(month.getFullYear()), month: String(month.getMonth() + 1) };
  content.push(...(await member.send(listScheduledItems, { query })).content);
}
content.push(...(await member.send(listScheduledItems, { query: { unscheduled: 'true' } })).content);
replies[listScheduledItems.path] = { success: true, content };
replies[getContentHistory.path] = await member.send(getContentHistory, { query: { limit: '100' } });
await browser.close();
await product.stop();
fakes.stop();
const recordedOn = new Date().toISOString().slice(0, 10);
const recording = cleanReply({ recordedOn, replies }, { email: member.email, userId, url: product.url });
writeFileSync(file, `${JSON.stringify(recording, null, 2)}\n`);
console.log(`demo: ${Object.keys(replies).length} replies recorded`);
