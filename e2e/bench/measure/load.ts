import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { createStorageState } from '../../product/member.ts';
import { watchNetwork } from '../../product/watchNetwork.ts';
import { watchTraffic, type Traffic } from './traffic.ts';
import { observeVitals, type Vitals } from './vitals.ts';

export type PageMetrics = Vitals & Traffic;

/** A mid-range phone: CPU four times slower than this machine, on Chromium's “Fast 4G”. */
const cpuSlowdown = 4;
const fast4G = { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750, offline: false };

export interface MeasuredVisit {
  url: string;
  path: string;
  /** False when the page has no scripts and never becomes interactive. */
  scripts: boolean;
  storageState?: ReturnType<typeof createStorageState>;
}

/** Runs in the page: `page.waitForFunction` needs eval, which the page's security policy forbids. */
const waitForMetric = (metric: 'interactive' | 'firstPress'): Promise<void> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`The page has no ${metric} after a minute.`)), 60_000);
    const timer = setInterval(() => {
      if (!window.rankwrightVitals?.[metric]) return;
      clearInterval(timer);
      resolve();
    }, 50);
  });

/** Presses the color mode button; false on a page without one. */
const pressFirst = async (page: Page): Promise<boolean> => {
  const button = page.locator('[data-color-mode-button]').first();
  if ((await button.count()) === 0) return false;
  const box = await button.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return box !== null;
};

const waitUntilPressed = async (page: Page): Promise<void> => {
  const isPressed = await pressFirst(page);
  await page.evaluate(waitForMetric, 'interactive' as const);
  if (isPressed) await page.evaluate(waitForMetric, 'firstPress' as const);
};

/** Brotli bytes of the scripts that are in the HTML itself. */
const countInlineBytes = async (page: Page): Promise<number> => {
  const sources = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && (type === '' || type === 'module'))
      .map(({ textContent }) => textContent),
  );
  return sources.length > 0 ? brotliCompressSync(sources.join('\n')).length : 0;
};

/**
 * Measures one first visit: empty cache, new connection. A public page is pressed at once, whether or not it answers yet; a
 * private one when it has its data, because browsers look for the largest paint only until the first press.
 */
export const measureLoad = async (
  browser: Browser,
  { url, path, scripts, storageState }: MeasuredVisit,
): Promise<PageMetrics> => {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const network = watchNetwork(page);
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await page.addInitScript(observeVitals);
  await session.send('Network.emulateNetworkConditions', fast4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(`${url}${path}`, { waitUntil: 'load' });
  if (storageState) {
    await page.evaluate(waitForMetric, 'interactive' as const);
    await network.waitForIdle();
  }
  const beforePress = traffic();
  if (scripts) await waitUntilPressed(page);
  await network.waitForIdle();
  const vitals = await page.evaluate(() => window.rankwrightVitals);
  const inlineBytes = await countInlineBytes(page);
  await context.close();
  if (!vitals) throw new Error(`${url}${path} was not measured.`);
  const { scriptBytes, requests, hops } = storageState ? beforePress : traffic();
  return { ...vitals, scriptBytes: scriptBytes + inlineBytes, requests, hops };
};
