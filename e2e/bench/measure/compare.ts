import type { Browser } from '@playwright/test';
import { createStorageState, type Member } from '../../product/member.ts';
import type { SiteServer } from '../serve/serveSite.ts';
import { measureLoad, type PageMetrics } from './load.ts';
import { computeMetrics, computePairedRatio } from './median.ts';
import type { MeasuredRoute } from './routes.ts';

export interface BuildServers {
  federated: SiteServer;
  /** The federated build once more: how much a build differs from itself. */
  control: SiteServer;
  monolith: SiteServer;
  /** A bundle for each page, of only what the page uses. */
  floor: SiteServer;
  /** The federated app's HTML without scripts. */
  bare: SiteServer;
}

export interface Comparison {
  route: MeasuredRoute;
  /** The page is the same in all builds, and nothing starts the app: what the ratios differ from 1 is chance. */
  isSame: boolean;
  federated: PageMetrics;
  /** 75th percentile of each metric. */
  federatedP75: PageMetrics;
  monolith: PageMetrics;
  monolithP75: PageMetrics;
  floor: PageMetrics;
  /** Public pages only. */
  bare: PageMetrics | null;
  ratios: Ratios;
}

/** Medians of the ratios of loads of the same round, which the machine's other work slows alike. */
export interface Ratios {
  /** Federated ÷ monolith. */
  largestPaint: number;
  interactive: number;
  /** Federated ÷ the page's own bundle. */
  floor: number;
  /** Federated ÷ the same HTML without scripts; public pages only. */
  bare: number | null;
  /** Federated ÷ itself: what a ratio differs from 1 by chance. */
  control: { largestPaint: number; interactive: number };
}

/**
 * Loads a route from each server in turn, `runs` times, so that other load on the machine affects all of
 * them.
 */
export const compareBuilds = async (
  browser: Browser,
  servers: BuildServers,
  member: Member,
  { route, isSame }: Pick<Comparison, 'route' | 'isSame'>,
  runs: number,
): Promise<Comparison> => {
  const measureVisit = (build: keyof BuildServers): Promise<PageMetrics> => {
    const { url } = servers[build];
    const scripts = build !== 'bare';
    const own = route.open ? {} : { storageState: createStorageState(url, member, { isPlanKnown: true }) };
    return measureLoad(browser, { url, path: route.path, scripts, ...own });
  };
  const builds: (keyof BuildServers)[] = route.open
    ? ['federated', 'monolith', 'control', 'floor', 'bare']
    : ['federated', 'monolith', 'control', 'floor'];
  const measurements: Record<keyof BuildServers, PageMetrics[]> = {
    federated: [],
    control: [],
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
  const { federated } = measurements;
  return {
    route,
    isSame,
    federated: computeMetrics(federated),
    federatedP75: computeMetrics(federated, 0.75),
    monolith: computeMetrics(measurements.monolith),
    monolithP75: computeMetrics(measurements.monolith, 0.75),
    floor: computeMetrics(measurements.floor),
    bare: route.open ? computeMetrics(measurements.bare) : null,
    ratios: {
      largestPaint: computePairedRatio(federated, measurements.monolith, 'largestPaint'),
      interactive: computePairedRatio(federated, measurements.monolith, 'interactive'),
      floor: computePairedRatio(federated, measurements.floor, 'interactive'),
      bare: route.open ? computePairedRatio(federated, measurements.bare, 'largestPaint') : null,
      control: {
        largestPaint: computePairedRatio(federated, measurements.control, 'largestPaint'),
        interactive: computePairedRatio(federated, measurements.control, 'interactive'),
      },
    },
  };
};
