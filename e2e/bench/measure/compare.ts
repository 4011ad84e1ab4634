import type { Browser } from '@playwright/test';
import { signedIn, type Member } from '../../product/member.ts';
import type { Front } from '../serve/front.ts';
import { load, type Load } from './load.ts';
import { medians } from './median.ts';
import type { MeasuredRoute } from './routes.ts';

export interface Fronts {
  federated: Front;
  monolith: Front;
  /** The federated app's HTML alone. */
  bare: Front;
}

export interface Comparison {
  route: MeasuredRoute;
  federated: Load;
  monolith: Load;
  /** Public pages only. */
  bare: Load | null;
}

/** Loads a route from each front in turn, `runs` times, so that whatever the machine does meanwhile meets them all. */
export const compare = async (
  browser: Browser,
  fronts: Fronts,
  member: Member,
  route: MeasuredRoute,
  runs: number,
): Promise<Comparison> => {
  const visit = (kind: keyof Fronts): Promise<Load> => {
    const { url } = fronts[kind];
    const scripts = kind !== 'bare';
    const own = route.open ? {} : { storageState: signedIn(url, member) };
    return load(browser, { url, path: route.path, scripts, ...own });
  };
  const kinds: (keyof Fronts)[] = route.open ? ['federated', 'monolith', 'bare'] : ['federated', 'monolith'];
  const loads: Record<keyof Fronts, Load[]> = { federated: [], monolith: [], bare: [] };
  // Unmeasured: the fronts compress their files now.
  for (const kind of kinds) await visit(kind);
  for (let run = 0; run < runs; run += 1) {
    // Whoever goes first in one round goes last in the next.
    const order = run % 2 === 0 ? kinds : kinds.toReversed();
    for (const kind of order) loads[kind].push(await visit(kind));
  }
  return {
    route,
    federated: medians(loads.federated),
    monolith: medians(loads.monolith),
    bare: route.open ? medians(loads.bare) : null,
  };
};
