import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import settings from '../playwright.config.ts';
import { findFreePort } from '@rankwright/testing/network/findFreePort';
import { startProduct } from '../product/startProduct.ts';
import { addresses, listFailedAudits, createRow, findMissedTargets } from './budget.ts';

const readFlag = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
const runs = Number(readFlag('runs') ?? 3);

/** `--url` measures a running product; otherwise one is started and stopped. */
const product = readFlag('url')
  ? { url: readFlag('url') ?? '', stop: () => Promise.resolve() }
  : await startProduct();

const measure = async (url: string): Promise<Result> => {
  const port = await findFreePort();
  const launch = settings.use?.launchOptions ?? {};
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const outcome = await lighthouse(url, { port, logLevel: 'error' });
    if (!outcome) throw new Error(`${url} could not be measured.`);
    return outcome.lhr;
  } finally {
    await browser.close();
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
for (const address of addresses) {
  const reports: Result[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await measure(`${product.url}${address}`));
  const report = getMedianReport(reports);
  rows.push(createRow(address, report));
  if (process.argv.includes('--findings')) console.log(address, listFailedAudits(report));
}
await product.stop();
console.table(rows);
const missedTargets = rows.flatMap(findMissedTargets);
for (const problem of missedTargets) console.log(problem);
process.exitCode = missedTargets.length === 0 ? 0 : 1;
