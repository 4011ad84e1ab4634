import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { readRegistry } from '../chaos/host/serveRegistry.ts';
import { createStorageState } from '../product/member.ts';
import { writeRemoteBuild } from './buildRelease.ts';
import { runRemote } from '../product/command.ts';
import { getCurrent, openScreen, type Fleet, type Row } from './fleet.ts';

const model = 'billing';
const address = '/analytics';
const version = '8.2.0-canary';
/** Fails in 2 % of its starts. Decided once for each load, because React renders again what threw. */
const page = `(() => {
  const fails = Math.random() < 0.02;
  return () => {
    if (fails) throw new Error('thrown in 2 of 100 starts');
    return React.createElement('h1', { tabIndex: -1 }, 'Canary');
  };
})()`;
const maxVisits = 3_000;
const tabs = 3;

const findCanary = (origin: string) =>
  readRegistry(origin).remotes.find(({ name }) => name === model)?.canary;

/**
 * Waits for the pages without the canary: its owner is told after that. The watch over failures may have told the owner
 * before.
 */
const waitForHalt = (requests: readonly unknown[]): Promise<void> =>
  expect
    .poll(() => JSON.stringify(requests), { timeout: 60_000 })
    .toContain('"event":"canary-halted","remote":"billing","owner":"Revenue","version":"8.2.0-canary"');

const startWebhook = async () => {
  const requests: unknown[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push(JSON.parse(body));
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, requests, close: () => void server.close() };
};

/** Another person's visit: a new cohort and a new visit, with the files already in the browser's cache. */
const visit = async (tab: Page, url: string): Promise<void> => {
  await tab.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem('rankwright:cohort');
  });
  await tab.goto(`${url}${address}`);
  await tab.locator('main[data-screen] h1').first().waitFor({ timeout: 60_000 });
};

/** Visits until the canary is halted; how many there were. */
const visitUntilHalted = async ({ browser, product, member, origin }: Fleet): Promise<number> => {
  let visits = 0;
  const work = async (): Promise<void> => {
    const context = await browser.newContext({ storageState: createStorageState(product.url, member) });
    const tab = await context.newPage();
    await tab.goto(`${product.url}${address}`);
    while (findCanary(origin) && visits < maxVisits) {
      visits += 1;
      await visit(tab, product.url);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: tabs }, work));
  return visits;
};

export const canaryRows: readonly Row[] = [
  {
    name: 'a canary that fails in 2 % of its starts is halted by itself, and its owner is told',
    run: async (fleet) => {
      const { origin } = fleet;
      const current = getCurrent(readRegistry(origin), model);
      const webhook = await startWebhook();
      fleet.onEnd(webhook.close);
      await runRemote(origin, 'settings', '--webhook', webhook.url);
      const folder = writeRemoteBuild({ origin, model: { name: model, version: current }, version, page });
      const started = await runRemote(origin, 'canary', folder, '--percent', '50', '--without-browser');
      assert.equal(started.code, 0, started.output);
      const visits = await visitUntilHalted(fleet);
      assert.equal(findCanary(origin), undefined, `not halted after ${visits} visits`);
      await waitForHalt(webhook.requests);
      assert.equal(getCurrent(readRegistry(origin), model), current);
      assert.equal((await openScreen(fleet, address)).version, current);
      const { output: audit } = await runRemote(origin, 'list', '--audit');
      console.log(`  halted after ${visits} visits: ${/halt .*/.exec(audit)?.[0] ?? ''}`);
      assert.match(audit, /canary watch {2}halt {2}billing {2}8\.2\.0-canary {2}failed in \d+ of \d+ visits/);
      const again = await runRemote(origin, 'canary', folder, '--percent', '50', '--without-browser');
      assert.match(again.output, /8\.2\.0-canary failed on .* Use --force/);
    },
  },
];
