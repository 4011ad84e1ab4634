import type { CDPSession, Page } from 'playwright-core';
import { goInside, problemOn, screensOf, type Probe } from './visit.ts';

const elsewhere = '/a-page-that-does-not-exist';
/** Until the engine has compiled and optimised what the screen runs; growth before that is no leak. */
const warmUp = 20;
const rounds = 50;
const heapGrowth = 0.05;
/** Small heaps wobble by more than five per cent; less than this is no leak over fifty rounds. */
const heapNoise = 1_000_000;

interface Counters {
  heap: number;
  listeners: number;
  styles: number;
}

const roundTrip = async (page: Page, address: string, times: number): Promise<string | null> => {
  for (let round = 0; round < times; round += 1) {
    await goInside(page, address);
    const problem = await problemOn(page);
    if (problem) return problem;
    await goInside(page, elsewhere);
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

const complaints = (address: string, before: Counters, after: Counters): string[] => {
  const grown = after.heap - before.heap;
  const found: string[] = [];
  if (grown > heapNoise && grown / before.heap > heapGrowth)
    found.push(
      `${address} grows the heap by ${((100 * grown) / before.heap).toFixed(1)} % in ${rounds} visits`,
    );
  if (after.listeners - before.listeners >= rounds)
    found.push(
      `${address} leaves ${after.listeners - before.listeners} listeners behind in ${rounds} visits`,
    );
  if (after.styles - before.styles >= rounds)
    found.push(`${address} leaves ${after.styles - before.styles} style elements behind in ${rounds} visits`);
  return found;
};

/** Each screen mounted and unmounted fifty times: heap, listeners and styles stay. */
export const leakProbe: Probe = async ({ url, contract, context }) => {
  const found: string[] = [];
  for (const { address } of screensOf(contract)) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${url}${elsewhere}`);
    const problem = await roundTrip(page, address, warmUp);
    const before = await measure(page, session);
    const later = problem ?? (await roundTrip(page, address, rounds));
    if (later) found.push(`${address} ${later} while it was opened again and again`);
    else found.push(...complaints(address, before, await measure(page, session)));
    await page.close();
  }
  return found;
};
