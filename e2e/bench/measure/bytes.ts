import { chromium, type Browser } from '@playwright/test';
import { updateSetup } from '@rankwright/contracts/setup';
import settings from '../../playwright.config.ts';
import { createMember, createStorageState, type Member } from '../../product/member.ts';
import { watchNetwork } from '../../product/watchNetwork.ts';
import { createFederatedSite } from '../serve/federated.ts';
import { serveSite } from '../serve/serveSite.ts';
import type { MeasuredRoute } from './routes.ts';
import { watchTraffic, type TransferredScript } from './traffic.ts';

/** Loads the page once with an empty cache, without slowing anything down. */
const listScripts = async (
  browser: Browser,
  url: string,
  member: Member,
  { path, open }: MeasuredRoute,
): Promise<TransferredScript[]> => {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    ...(!open && { storageState: createStorageState(url, member) }),
  });
  const page = await context.newPage();
  const network = watchNetwork(page);
  const traffic = await watchTraffic(await context.newCDPSession(page));
  await page.goto(`${url}${path}`, { waitUntil: 'load' });
  await network.waitForIdle();
  await context.close();
  return traffic().scripts;
};

const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

/** Prints the script bytes (brotli, with headers) of each page's first visit, and below it those of each file. */
export const printBytes = async (productUrl: string, routes: readonly MeasuredRoute[]): Promise<void> => {
  const server = await serveSite(createFederatedSite(productUrl));
  const browser = await chromium.launch(settings.use?.launchOptions ?? {});
  const member = await createMember(productUrl);
  await member.send(updateSetup, { body: { isDismissed: true } });
  for (const route of routes) {
    const scripts = await listScripts(browser, server.url, member, route);
    console.log(`${formatKilobytes(scripts.reduce((sum, { bytes }) => sum + bytes, 0))}  ${route.path}`);
    for (const { url, bytes } of scripts.toSorted((a, b) => b.bytes - a.bytes))
      console.log(`    ${formatKilobytes(bytes)}  ${new URL(url).pathname}`);
  }
  await browser.close();
  await server.stop();
};
