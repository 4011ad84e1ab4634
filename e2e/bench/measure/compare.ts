import type { Browser } from '@playwright/test';
import { createStorageState, type Member } from '../../product/member.ts';
import type { SiteServer } from '../serve/serveSite.ts';
import { measureLoad, type PageMetrics } from './load.ts';
import { computeMetrics } from './median.ts';
import type { MeasuredRoute } from './routes.ts';

export interface BuildServers {
  federated: SiteServer;
  monolith: SiteServer;
  /** A bundle for each page, of only what the page uses. */
  floor: SiteServer;
  /** The federated app's HTML without scripts. */
  bare: SiteServer;
}

export interface Comparison {
  route: MeasuredRoute;
  federated: PageMetrics;
  /** 75th percentile of each metric. */
  federatedP75: PageMetrics;
  monolith: PageMetrics;
  monolithP75: PageMetrics;
  floor: PageMetrics;
  /** Public pages only. */
  bare: PageMetrics | null;
}

/**
 * Loads a route from each server in turn, `runs` times, so that other load on the machine affects all of
 * them.
 */
export const compareBuilds = async (
  browser: Browser,
  servers: BuildServers,
  member: Member,
  route: MeasuredRoute,
  runs: number,
): Promise<Comparison> => {
  const measureVisit = (build: keyof BuildServers): Promise<PageMetrics> => {
    const { url } = servers[build];
    const scripts = build !== 'bare';
    const own = route.open ? {} : { storageState: createStorageState(url, member) };
    return measureLoad(browser, { url, path: route.path, scripts, ...own });
  };
  const builds: (keyof BuildServers)[] = route.open
    ? ['federated', 'monolith', 'floor', 'bare']
    : ['federated', 'monolith', 'floor'];
  const measurements: Record<keyof BuildServers, PageMetrics[]> = {
    federated: [],
    monolith: [],
    floor: [],
    bare: [],
  };
  // Warm-up, not measured: the servers compress their files now.
  for (const build of builds) await measureVisit(build);
  for (let run = 0; run < runs; run += 1) {
    // Reverse the order in every second round.
    const order = run % 2 === 0 ? builds : builds.toReversed();
    for (const build of order) measurements[build].push(await measureVisit(build));
  }
  return {
    route,
    federated: computeMetrics(measurements.federated),
    federatedP75: computeMetrics(measurements.federated, 0.75),
    monolith: computeMetrics(measurements.monolith),
    monolithP75: computeMetrics(measurements.monolith, 0.75),
    floor: computeMetrics(measurements.floor),
    bare: route.open ? computeMetrics(measurements.bare) : null,
  };
};
