import type { RemoteContract } from '@rankwright/contracts/remote';
import type { CDPSession, Page } from 'playwright-core';
import { navigateInApp, findProblem, listScreens, type Probe } from './visit.ts';

const notFoundPath = '/a-page-that-does-not-exist';
/**
 * Rounds before measuring: heap growth while the engine compiles and optimises the screen's code is not a
 * leak.
 */
const warmUpRounds = 20;
const rounds = 50;
const maxHeapGrowth = 0.05;
/** Bytes. Small heaps vary by more than 5 %; less growth than this over 50 rounds is not a leak. */
const heapNoiseBytes = 1_000_000;

interface Counters {
  heap: number;
  listeners: number;
  styles: number;
}

const visitRepeatedly = async (
  page: Page,
  contract: RemoteContract,
  address: string,
  times: number,
): Promise<string | null> => {
  for (let round = 0; round < times; round += 1) {
    await navigateInApp(page, address);
    const problem = await findProblem(page, contract);
    if (problem) return problem;
    await navigateInApp(page, notFoundPath);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  }
  return null;
};

const measure = async (page: Page, session: CDPSession): Promise<Counters> => {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { jsEventListeners } = await session.send('Memory.getDOMCounters');
  const styles = await page.evaluate(() => document.querySelectorAll('style').length);
  return { heap: usedSize, listeners: jsEventListeners, styles };
};

const findLeaks = (address: string, before: Counters, after: Counters): string[] => {
  const heapDelta = after.heap - before.heap;
  const found: string[] = [];
  if (heapDelta > heapNoiseBytes && heapDelta / before.heap > maxHeapGrowth)
    found.push(
      `${address} grows the heap by ${((100 * heapDelta) / before.heap).toFixed(1)} % in ${rounds} visits`,
    );
  if (after.listeners - before.listeners >= rounds)
    found.push(
      `${address} leaves ${after.listeners - before.listeners} listeners behind in ${rounds} visits`,
    );
  if (after.styles - before.styles >= rounds)
    found.push(`${address} leaves ${after.styles - before.styles} style elements behind in ${rounds} visits`);
  return found;
};

/** Mounts and unmounts each screen 50 times: heap, listeners and style elements must not grow. */
export const leakProbe: Probe = async ({ url, contract, context }) => {
  const found: string[] = [];
  for (const { address } of listScreens(contract)) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${url}${notFoundPath}`);
    const problem = await visitRepeatedly(page, contract, address, warmUpRounds);
    const before = await measure(page, session);
    const later = problem ?? (await visitRepeatedly(page, contract, address, rounds));
    if (later) found.push(`${address} ${later} during repeated visits`);
    else found.push(...findLeaks(address, before, await measure(page, session)));
    await page.close();
  }
  return found;
};
