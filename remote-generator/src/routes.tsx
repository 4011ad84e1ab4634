import type { RouteObject } from '@rankwright/sdk/router';

/** The one door of this remote: a page for each route of remote.config.ts. */
export const routes: RouteObject[] = [
  {
    path: '/generate-content',
    lazy: () =>
      import(/* webpackChunkName: "page-generate-content" */ './blogManagement/BlogManagementPage.tsx'),
  },
  {
    path: '/content-history',
    lazy: () => import(/* webpackChunkName: "page-content-history" */ './history/HistoryPage.tsx'),
  },
  {
    path: '/distribution',
    lazy: () => import(/* webpackChunkName: "page-distribution" */ './distribution/DistributionPage.tsx'),
  },
];
