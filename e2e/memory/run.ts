import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { keptBy, watchKept } from '../chaos/host/leaks.ts';
import { goInside, headingOn, neutral, openNeutral, openScreen } from '../chaos/host/screen.ts';
import { suspects, type Suspect } from '../chaos/matrix/suspects.ts';
import settings from '../playwright.config.ts';
import { newMember, signedIn, type Member } from '../product/member.ts';
import { openProduct } from '../product/startProduct.ts';

/** Until the engine has compiled and optimised what the screen runs; growth before that is no leak. */
const warmUp = 20;
const rounds = 50;
const allowedGrowth = 0.05;

interface Measured {
  heap: number;
  listeners: number;
  intervals: number;
  styles: number;
}

const visit = async (page: Page, address: string, times: number): Promise<void> => {
  for (let round = 0; round < times; round += 1) {
    await openScreen(page, address);
    await goInside(page, neutral);
    await headingOn(page).getByText('Page Not Found').waitFor();
  }
};

const measure = async (page: Page, session: CDPSession): Promise<Measured> => {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { listeners, intervals } = await keptBy(page);
  const styles = await page.evaluate(
    () =>
      document.querySelectorAll('style').length +
      [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  );
  return { heap, listeners, intervals, styles };
};

const run = async (browser: Browser, url: string, member: Member, { name, address }: Suspect) => {
  const context = await browser.newContext({ storageState: signedIn(url, member), reducedMotion: 'reduce' });
  const page = await context.newPage();
  await watchKept(page);
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
const member = await newMember(product.url);
let failed = 0;
for (const suspect of suspects) {
  const { name, before, after, growth } = await run(browser, product.url, member, suspect);
  const left = (['listeners', 'intervals', 'styles'] as const).filter((kind) => after[kind] > before[kind]);
  const passed = growth < allowedGrowth && left.length === 0;
  if (!passed) failed += 1;
  const megabytes = [before, after].map(({ heap }) => (heap / 1_048_576).toFixed(1)).join(' → ');
  const kept = left.map((kind) => `, ${kind} ${before[kind]} → ${after[kind]}`).join('');
  console.log(`${passed ? '✓' : '✗'} ${name}: heap ${megabytes} MB (${(100 * growth).toFixed(1)} %)${kept}`);
}
await browser.close();
await product.stop();
console.log(`memory: ${suspects.length - failed}/${suspects.length} remotes, ${rounds} visits each`);
process.exitCode = failed === 0 ? 0 : 1;
