import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { countResources, watchResources } from '../chaos/host/leaks.ts';
import {
  navigateInApp,
  getScreenHeading,
  neutralPath,
  openNeutral,
  openScreen,
} from '../chaos/host/screen.ts';
import { targets, type Target } from '../chaos/host/targets.ts';
import settings from '../playwright.config.ts';
import { createMember, createStorageState, type Member } from '../product/member.ts';
import { openProduct } from '../product/startProduct.ts';

/**
 * Visits before measuring: heap growth while the engine compiles and optimises the screen's code is not a
 * leak.
 */
const warmUp = 20;
const rounds = 50;
const allowedGrowth = 0.05;

interface MemoryMetrics {
  heap: number;
  listeners: number;
  intervals: number;
  styles: number;
}

const visit = async (page: Page, address: string, times: number): Promise<void> => {
  for (let round = 0; round < times; round += 1) {
    await openScreen(page, address);
    await navigateInApp(page, neutralPath);
    await getScreenHeading(page).getByText('Page Not Found').waitFor();
  }
};

const measure = async (page: Page, session: CDPSession): Promise<MemoryMetrics> => {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { listeners, intervals } = await countResources(page);
  const styles = await page.evaluate(
    () =>
      document.querySelectorAll('style').length +
      [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  );
  return { heap, listeners, intervals, styles };
};

const measureTarget = async (browser: Browser, url: string, member: Member, { name, address }: Target) => {
  const context = await browser.newContext({
    storageState: createStorageState(url, member),
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await watchResources(page);
  const session = await context.newCDPSession(page);
  await openNeutral(page, url);
  await visit(page, address, warmUp);
  const before = await measure(page, session);
  await visit(page, address, rounds);
  const after = await measure(page, session);
  await context.close();
  return { name, before, after, growth: after.heap / before.heap - 1 };
};

const product = await openProduct();
const browser = await chromium.launch(settings.use?.launchOptions ?? {});
const member = await createMember(product.url);
let failed = 0;
for (const target of targets) {
  const { name, before, after, growth } = await measureTarget(browser, product.url, member, target);
  const leakedKinds = (['listeners', 'intervals', 'styles'] as const).filter(
    (kind) => after[kind] > before[kind],
  );
  const passed = growth < allowedGrowth && leakedKinds.length === 0;
  if (!passed) failed += 1;
  const megabytes = [before, after].map(({ heap }) => (heap / 1_048_576).toFixed(1)).join(' → ');
  const growths = leakedKinds.map((kind) => `, ${kind} ${before[kind]} → ${after[kind]}`).join('');
  console.log(
    `${passed ? '✓' : '✗'} ${name}: heap ${megabytes} MB (${(100 * growth).toFixed(1)} %)${growths}`,
  );
}
await browser.close();
await product.stop();
console.log(`memory: ${targets.length - failed}/${targets.length} remotes, ${rounds} visits each`);
process.exitCode = failed === 0 ? 0 : 1;
