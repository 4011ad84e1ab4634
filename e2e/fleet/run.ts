import path from 'node:path';
import { chromium } from '@playwright/test';
import settings from '../playwright.config.ts';
import { createMember } from '../product/member.ts';
import { startProduct } from '../product/startProduct.ts';
import { canaryRows } from './canary.rows.ts';
import type { Fleet } from './fleet.ts';
import { originRows } from './origin.rows.ts';
import { ownOriginRows } from './ownOrigin.rows.ts';
import { overrideRows } from './override.rows.ts';
import { releaseRows } from './release.rows.ts';
import { repositoryRows } from './repository.rows.ts';

const argument = process.argv.find((word) => word.startsWith('--only='));
const only = new RegExp(argument?.slice('--only='.length) ?? '', 'i');
const selected = [
  ...releaseRows,
  ...repositoryRows,
  ...overrideRows,
  ...originRows,
  ...ownOriginRows,
  ...canaryRows,
].filter(({ name }) => only.test(name));

const product = await startProduct();
const browser = await chromium.launch(settings.use?.launchOptions ?? {});
const ends: (() => Promise<void> | void)[] = [];
const fleet: Fleet = {
  product,
  browser,
  member: await createMember(product.url),
  origin: path.resolve(product.dataDirectory, 'origin'),
  onEnd: (end) => ends.unshift(end),
};
let passed = 0;
for (const { name, run } of selected) {
  const since = performance.now();
  try {
    await run(fleet);
    passed += 1;
    console.log(`✓ ${name} (${Math.round((performance.now() - since) / 1_000)} s)`);
  } catch (error) {
    console.log(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`);
  }
}
for (const end of ends) await end();
await browser.close();
await product.stop();
console.log(`fleet: ${passed}/${selected.length}`);
process.exitCode = passed === selected.length && passed > 0 ? 0 : 1;
