import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import settings from '../playwright.config.ts';
import { createMember } from '../product/member.ts';
import { startProduct } from '../product/startProduct.ts';
import { faults } from './faults/faults.ts';
import { startOtherOrigin } from './host/otherOrigin.ts';
import { runMatrix } from './matrix/runMatrix.ts';
import { targets } from './host/targets.ts';
import { renderMarkdown } from './report/markdown.ts';
import { computePercentile, listRecoveryTimes, buildTable } from './report/table.ts';

const file = path.resolve(import.meta.dirname, '../../docs/chaos.md');
const promisedRecoveryMs = 2_000;

const readFlag = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

/** `--url` and `--data` use a running product; otherwise one is started and stopped. */
const product = readFlag('url')
  ? { url: readFlag('url') ?? '', dataDirectory: readFlag('data') ?? '.data', stop: () => Promise.resolve() }
  : await startProduct();
const only = new RegExp(readFlag('only') ?? '', 'i');
const rows = faults.filter(({ name }) => only.test(name));
const columns = targets.filter(({ name }) => only.test(name));
const origin = path.resolve(product.dataDirectory, 'origin');

const browser = await chromium.launch(settings.use?.launchOptions ?? {});
const otherOrigin = await startOtherOrigin(origin);
const member = await createMember(product.url);
const since = performance.now();
const selectedFaults = rows.length > 0 ? rows : faults;
const selectedTargets = columns.length > 0 ? columns : targets;
const results = await runMatrix(
  { browser, url: product.url, origin, member, otherOrigin },
  selectedFaults,
  selectedTargets,
  Number(readFlag('load') ?? 3),
  ({ fault, remote, problems, recoveryMs }) =>
    console.log(
      problems.length === 0
        ? `✓ ${fault} · ${remote} (${Math.round(recoveryMs ?? 0)} ms)`
        : `✗ ${fault} · ${remote}: ${problems.join('; ')}`,
    ),
);
await browser.close();
await otherOrigin.stop();
await product.stop();

const table = buildTable(results, selectedFaults, selectedTargets);
const p95 = computePercentile(listRecoveryTimes(results), 0.95);
const passed = results.filter(({ problems }) => problems.length === 0).length;
console.log(`\n${table.map((line) => line.join(' · ')).join('\n')}\n`);
if (results.length === faults.length * targets.length) writeFileSync(file, renderMarkdown(table, results));
console.log(`recovery p95 ${Math.round(p95)} ms, in ${Math.round((performance.now() - since) / 1000)} s`);
console.log(`${passed}/${results.length} cells`);
process.exitCode = passed === results.length && p95 <= promisedRecoveryMs ? 0 : 1;
