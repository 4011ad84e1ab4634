import type { RouteObject } from '@rankwright/sdk/router';

/** The entry point of this remote: one page for each route in remote.config.ts. */
export const routes: RouteObject[] = [
  {
    path: '/content-planner',
    lazy: () => import(/* webpackChunkName: "page-content-planner" */ './PlannerPage.tsx'),
  },
];
