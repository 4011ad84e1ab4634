import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import settings from '../playwright.config.ts';
import { startProduct } from '../product/startProduct.ts';
import { printBytes } from './measure/bytes.ts';
import { compareBuilds, type Comparison } from './measure/compare.ts';
import { isSamePage } from './measure/samePage.ts';
import { createAuthor, measureSecondVisits } from './measure/secondVisit.ts';
import { measuredRoutes } from './measure/routes.ts';
import { renderLoads, renderMarkdown } from './report/markdown.ts';
import { renderClosingLine, summarize } from './report/summary.ts';
import { writeSection } from './report/writeSection.ts';
import { buildMonolith } from './serve/buildMonolith.ts';
import { createFederatedSite, createScriptlessSite } from './serve/federated.ts';
import { serveSite } from './serve/serveSite.ts';
import { createMonolithSite } from './serve/monolith.ts';

const file = path.resolve(import.meta.dirname, '../../docs/benchmarks.md');
const minRunsToWrite = 9;

/** As the build names the bundle of a route. */
const getFloorEntry = (address: string): string => `floor${address.replaceAll('/', '-')}`;

const readFlag = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

/** `--url` and `--data` use a running product; `--runs` and `--only` shorten the run; `--bytes` only counts bytes, `--second-visit` only measures second visits. */
const product = readFlag('url')
  ? { url: readFlag('url') ?? '', dataDirectory: readFlag('data') ?? '.data', stop: () => Promise.resolve() }
  : await startProduct();
const runs = Number(readFlag('runs') ?? minRunsToWrite);
const selectedRoutes = measuredRoutes.filter(
  ({ path: address }) => address === (readFlag('only') ?? address),
);

if (process.argv.includes('--second-visit')) {
  const browser = await chromium.launch(settings.use?.launchOptions ?? {});
  for (const { path: screen, ms } of await measureSecondVisits(browser, product.url, runs))
    console.log(`${screen}: second visit ${Math.round(ms)} ms`);
  await browser.close();
  await product.stop();
  process.exit();
}
if (process.argv.includes('--bytes')) {
  await printBytes(product.url, selectedRoutes);
  await product.stop();
  process.exit();
}

const monolithDirectory = mkdtempSync(path.join(tmpdir(), 'rw-monolith-'));
await buildMonolith(path.resolve(product.dataDirectory, 'origin'), monolithDirectory);
const floorDirectory = mkdtempSync(path.join(tmpdir(), 'rw-floor-'));
await buildMonolith(
  path.resolve(product.dataDirectory, 'origin'),
  floorDirectory,
  selectedRoutes.map((route) => route.path),
);
const sites = {
  federated: createFederatedSite(product.url),
  floor: createMonolithSite(floorDirectory, product.url, getFloorEntry),
  monolith: createMonolithSite(monolithDirectory, product.url),
};
const servers = {
  federated: await serveSite(sites.federated),
  control: await serveSite(sites.federated),
  floor: await serveSite(sites.floor),
  monolith: await serveSite(sites.monolith),
  bare: await serveSite(createScriptlessSite(product.url)),
};
const browser = await chromium.launch(settings.use?.launchOptions ?? {});
const { member } = await createAuthor(product.url);
const comparisons: Comparison[] = [];
for (const route of selectedRoutes) {
  const isSame = route.isStatic && (await isSamePage(Object.values(sites), route.path));
  comparisons.push(await compareBuilds(browser, servers, member, { route, isSame }, runs));
  console.log(`${route.path} measured`);
}
// Second visits can fail for reasons of their own, and the loads took long.
console.log(renderLoads(comparisons).join('\n'));
const secondVisits = await measureSecondVisits(browser, product.url, runs);
await browser.close();
for (const { stop } of Object.values(servers)) await stop();
await product.stop();
for (const directory of [monolithDirectory, floorDirectory]) rmSync(directory, { recursive: true });

const text = renderMarkdown(comparisons, secondVisits, runs);
console.log(`\n${text}\n`);
if (runs >= minRunsToWrite && selectedRoutes.length === measuredRoutes.length)
  writeSection(file, 'web', text);
console.log(renderClosingLine(summarize(comparisons, secondVisits)));
process.exit();
