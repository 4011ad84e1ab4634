import type { RouteObject } from '@rankwright/sdk/router';

/** The entry point of this remote: one page for each route in remote.config.ts. */
export const routes: RouteObject[] = [
  {
    path: '/billing',
    lazy: () => import(/* webpackChunkName: "page-billing" */ './billing/BillingPage.tsx'),
  },
  {
    path: '/analytics',
    lazy: () => import(/* webpackChunkName: "page-analytics" */ './analytics/AnalyticsPage.tsx'),
  },
  {
    path: '/reports',
    lazy: () => import(/* webpackChunkName: "page-reports" */ './reports/ReportsPage.tsx'),
  },
  {
    path: '/test-subscription',
    lazy: () =>
      import(/* webpackChunkName: "page-test-subscription" */ './testSubscription/TestSubscriptionPage.tsx'),
  },
];
