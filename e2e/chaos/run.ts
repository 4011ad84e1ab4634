import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import settings from '../playwright.config.ts';
import { newMember } from '../product/member.ts';
import { startProduct } from '../product/startProduct.ts';
import { faults } from './faults/faults.ts';
import { startElsewhere } from './host/elsewhere.ts';
import { runMatrix } from './matrix/runMatrix.ts';
import { suspects } from './matrix/suspects.ts';
import { markdownOf } from './report/markdown.ts';
import { percentile, recoveryTimes, tableOf } from './report/table.ts';

const file = path.resolve(import.meta.dirname, '../../docs/chaos.md');
const promisedRecoveryMs = 2_000;

const flag = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

/** `--url` and `--data` name a product that runs already; without them one is started and stopped again. */
const product = flag('url')
  ? { url: flag('url') ?? '', dataDirectory: flag('data') ?? '.data', stop: () => Promise.resolve() }
  : await startProduct();
const only = new RegExp(flag('only') ?? '', 'i');
const rows = faults.filter(({ name }) => only.test(name));
const columns = suspects.filter(({ name }) => only.test(name));
const origin = path.resolve(product.dataDirectory, 'origin');

const browser = await chromium.launch(settings.use?.launchOptions ?? {});
const elsewhere = await startElsewhere(origin);
const member = await newMember(product.url);
const since = performance.now();
const chosenRows = rows.length > 0 ? rows : faults;
const chosenColumns = columns.length > 0 ? columns : suspects;
const results = await runMatrix(
  { browser, url: product.url, origin, member, elsewhere },
  chosenRows,
  chosenColumns,
  Number(flag('at-once') ?? 3),
  ({ fault, remote, problems, recoveryMs }) =>
    console.log(
      problems.length === 0
        ? `✓ ${fault} · ${remote} (${Math.round(recoveryMs ?? 0)} ms)`
        : `✗ ${fault} · ${remote}: ${problems.join('; ')}`,
    ),
);
await browser.close();
await elsewhere.stop();
await product.stop();

const table = tableOf(results, chosenRows, chosenColumns);
const p95 = percentile(recoveryTimes(results), 0.95);
const passed = results.filter(({ problems }) => problems.length === 0).length;
console.log(`\n${table.map((line) => line.join(' · ')).join('\n')}\n`);
if (results.length === faults.length * suspects.length) writeFileSync(file, markdownOf(table, results));
console.log(`recovery p95 ${Math.round(p95)} ms, in ${Math.round((performance.now() - since) / 1000)} s`);
console.log(`${passed}/${results.length} cells`);
process.exitCode = passed === results.length && p95 <= promisedRecoveryMs ? 0 : 1;
