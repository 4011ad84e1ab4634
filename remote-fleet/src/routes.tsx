import type { RouteObject } from '@rankwright/sdk/router';

/** The entry point of this remote: a page for each route of remote.config.ts. */
export const routes: RouteObject[] = [
  { path: '/fleet', lazy: () => import(/* webpackChunkName: "page-fleet" */ './fleet/FleetPage.tsx') },
];
