import type { Browser } from '@playwright/test';
import type { signedIn } from '../../product/member.ts';
import { watchTraffic, type Traffic } from './traffic.ts';
import { observeVitals, type Vitals } from './vitals.ts';

export type Load = Vitals & Traffic;

/** A phone in the middle of the field: four times slower than this machine, on Chromium's “Fast 4G”. */
const slowdown = 4;
const fast4G = { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750, offline: false };

export interface Visit {
  url: string;
  path: string;
  /** Is there anything to become interactive? */
  scripts: boolean;
  storageState?: ReturnType<typeof signedIn>;
}

/** Longest that a page may take before the benchmark gives up, in milliseconds. */
const patience = 60_000;

/** Runs in the page; waiting for a function there would need eval, which its policy forbids. */
const untilInteractive = (limit: number): Promise<void> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No heading that answers.')), limit);
    const timer = setInterval(() => {
      if (!window.rankwrightVitals?.interactive) return;
      clearInterval(timer);
      resolve();
    }, 50);
  });

/** One first visit: empty cache, new connection. */
export const load = async (browser: Browser, { url, path, scripts, storageState }: Visit): Promise<Load> => {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await page.addInitScript(observeVitals);
  await session.send('Network.emulateNetworkConditions', fast4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${url}${path}`, { waitUntil: 'load' });
  // Public pages that are read start with the first sign of a person; nobody is quicker than this one.
  await page.mouse.move(1, 1);
  if (scripts) await page.evaluate(untilInteractive, patience);
  await page.waitForLoadState('networkidle');
  const vitals = await page.evaluate(() => window.rankwrightVitals);
  await context.close();
  if (!vitals) throw new Error(`${url}${path} was not measured.`);
  return { ...vitals, ...traffic() };
};
