import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import settings from '../playwright.config.ts';
import { freePort, startProduct } from '../product/startProduct.ts';
import { addresses, findingsOf, rowOf, shortcomings } from './budget.ts';

const flag = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
const runs = Number(flag('runs') ?? 3);

/** `--url` measures a product that runs already; without it one is started and stopped again. */
const product = flag('url')
  ? { url: flag('url') ?? '', stop: () => Promise.resolve() }
  : await startProduct();

const measure = async (url: string): Promise<Result> => {
  const port = await freePort();
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

const performanceOf = (report: Result): number => report.categories.performance?.score ?? 0;

/** The run in the middle: one hiccup of the machine decides nothing. */
const median = (reports: Result[]): Result => {
  const [middle] = reports.sort((a, b) => performanceOf(a) - performanceOf(b)).slice(Math.floor(runs / 2));
  if (!middle) throw new Error('Nothing was measured; --runs has to be at least 1.');
  return middle;
};

const rows = [];
for (const address of addresses) {
  const reports: Result[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await measure(`${product.url}${address}`));
  const report = median(reports);
  rows.push(rowOf(address, report));
  if (process.argv.includes('--findings')) console.log(address, findingsOf(report));
}
await product.stop();
console.table(rows);
const short = rows.flatMap(shortcomings);
for (const problem of short) console.log(problem);
process.exitCode = short.length === 0 ? 0 : 1;
