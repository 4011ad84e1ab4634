import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import settings from '../playwright.config.ts';
import { newMember } from '../product/member.ts';
import { startProduct } from '../product/startProduct.ts';
import { compare, type Comparison } from './measure/compare.ts';
import { measuredRoutes } from './measure/routes.ts';
import { markdownOf } from './report/markdown.ts';
import { closingLine, summaryOf } from './report/summary.ts';
import { writeSection } from './report/writeSection.ts';
import { buildMonolith } from './serve/buildMonolith.ts';
import { federated, withoutScripts } from './serve/federated.ts';
import { startFront } from './serve/front.ts';
import { monolith } from './serve/monolith.ts';

const file = path.resolve(import.meta.dirname, '../../docs/benchmarks.md');
const worthWriting = 9;

const flag = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

/** `--url` and `--data` name a product that runs already; `--runs` and `--only` make a quick look of it. */
const product = flag('url')
  ? { url: flag('url') ?? '', dataDirectory: flag('data') ?? '.data', stop: () => Promise.resolve() }
  : await startProduct();
const runs = Number(flag('runs') ?? worthWriting);
const chosen = measuredRoutes.filter(({ path: address }) => address === (flag('only') ?? address));

const onePiece = mkdtempSync(path.join(tmpdir(), 'rw-monolith-'));
await buildMonolith(path.resolve(product.dataDirectory, 'origin'), onePiece);
const fronts = {
  federated: await startFront(federated(product.url)),
  monolith: await startFront(monolith(onePiece, product.url)),
  bare: await startFront(withoutScripts(product.url)),
};
const browser = await chromium.launch(settings.use?.launchOptions ?? {});
const member = await newMember(product.url);
const comparisons: Comparison[] = [];
for (const route of chosen) {
  comparisons.push(await compare(browser, fronts, member, route, runs));
  console.log(`${route.path} measured`);
}
await browser.close();
for (const { stop } of Object.values(fronts)) await stop();
await product.stop();
rmSync(onePiece, { recursive: true });

const text = markdownOf(comparisons, runs);
console.log(`\n${text}\n`);
if (runs >= worthWriting && chosen.length === measuredRoutes.length) writeSection(file, 'web', text);
console.log(closingLine(summaryOf(comparisons)));
