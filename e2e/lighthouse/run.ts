import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import settings from '../playwright.config.ts';
import { findFreePort } from '@rankwright/testing/network/findFreePort';
import { startProduct } from '../product/startProduct.ts';
import { createMember, type Member } from '../product/member.ts';
import { storeSession } from '../product/session.ts';
import { pages, listFailedAudits, createRow, findMissedTargets } from './budget.ts';

const readFlag = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
const runs = Number(readFlag('runs') ?? 3);

/** `--url` measures a running product; otherwise one is started and stopped. */
const product = readFlag('url')
  ? { url: readFlag('url') ?? '', stop: () => Promise.resolve() }
  : await startProduct();

/** Lighthouse opens its page in the browser's own profile, so the session is stored there, as the app leaves it. */
const signIn = async (context: BrowserContext, member: Member): Promise<void> => {
  const page = await context.newPage();
  await page.goto(`${product.url}/api/health`);
  await storeSession(page, member, { isPlanKnown: true });
  await page.close();
};

/** One load in a new browser with an empty cache. */
const measure = async (address: string, member: Member | null): Promise<Result> => {
  const port = await findFreePort();
  const launch = settings.use?.launchOptions ?? {};
  const context = await chromium.launchPersistentContext('', {
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    if (member) await signIn(context, member);
    const outcome = await lighthouse(`${product.url}${address}`, {
      port,
      logLevel: 'error',
      disableStorageReset: member !== null,
    });
    if (!outcome) throw new Error(`${address} could not be measured.`);
    return outcome.lhr;
  } finally {
    await context.close();
  }
};

const getPerformanceScore = (report: Result): number => report.categories.performance?.score ?? 0;

/** Run with the median performance score. */
const getMedianReport = (reports: Result[]): Result => {
  const [middle] = reports
    .sort((a, b) => getPerformanceScore(a) - getPerformanceScore(b))
    .slice(Math.floor(runs / 2));
  if (!middle) throw new Error('Nothing was measured. --runs must be at least 1.');
  return middle;
};

const rows = [];
const missedTargets: string[] = [];
const member = await createMember(product.url);
for (const page of pages) {
  const reports: Result[] = [];
  for (let run = 0; run < runs; run += 1)
    reports.push(await measure(page.address, page.isSignedIn ? member : null));
  const report = getMedianReport(reports);
  const row = createRow(page.address, report);
  rows.push(row);
  missedTargets.push(...findMissedTargets(row, page));
  if (process.argv.includes('--findings')) console.log(page.address, listFailedAudits(report));
}
await product.stop();
console.table(rows);
for (const problem of missedTargets) console.log(problem);
process.exitCode = missedTargets.length === 0 ? 0 : 1;
