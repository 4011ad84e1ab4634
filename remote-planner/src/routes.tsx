import type { RouteObject } from '@rankwright/sdk/router';

/** The one door of this remote: a page for each route of remote.config.ts. */
export const routes: RouteObject[] = [
  {
    path: '/content-planner',
    lazy: () => import(/* webpackChunkName: "page-content-planner" */ './PlannerPage.tsx'),
  },
];
