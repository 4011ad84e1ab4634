import type { Browser } from '@playwright/test';
import { createStorageState, type Member } from '../../product/member.ts';
import { makeEveryVisitFirst } from '../../product/serviceWorker.ts';
import type { OtherOrigin } from '../host/otherOrigin.ts';
import { watchResources } from '../host/leaks.ts';
import { readRegistry, serveRegistry } from '../host/serveRegistry.ts';
import type { ChaosFixture } from '../host/fixture.ts';
import type { Fault } from './fault.ts';
import { runCell, type CellResult } from './runCell.ts';
import type { Target } from '../host/targets.ts';

export interface MatrixContext {
  browser: Browser;
  url: string;
  origin: string;
  member: Member;
  otherOrigin: OtherOrigin;
}

const actionMs = 15_000;

const createFixture = async (
  matrix: MatrixContext,
  target: Target,
  { isReturning = false }: Fault,
): Promise<ChaosFixture> => {
  const { browser, url, origin, member, otherOrigin } = matrix;
  const context = await browser.newContext({
    storageState: createStorageState(url, member),
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // The other origin is on the local network, for which Chromium asks for permission.
    permissions: ['local-network-access'],
  });
  context.setDefaultTimeout(actionMs);
  if (!isReturning) await makeEveryVisitFirst(context);
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await watchResources(page);
  const fixture = {
    url,
    origin,
    context,
    page,
    member,
    target,
    otherOrigin,
    requests,
    registry: readRegistry(origin),
  };
  await serveRegistry(fixture);
  return fixture;
};

/** Runs every fault with every target, `atOnce` cells in parallel: a cell mostly waits. */
export const runMatrix = async (
  matrix: MatrixContext,
  rows: readonly Fault[],
  columns: readonly Target[],
  concurrency: number,
  onCell: (result: CellResult) => void,
): Promise<CellResult[]> => {
  const queue = rows.flatMap((fault) => columns.map((target) => ({ fault, target })));
  const results: CellResult[] = [];
  const runWorker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const fixture = await createFixture(matrix, next.target, next.fault);
      const result = await runCell(fixture, next.fault);
      await fixture.context.close();
      results.push(result);
      onCell(result);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runWorker));
  return results;
};
