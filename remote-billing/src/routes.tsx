import type { RouteObject } from '@rankwright/sdk/router';

/** The one door of this remote: a page for each route of remote.config.ts. */
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
    path: '/test-subscription',
    lazy: () =>
      import(/* webpackChunkName: "page-test-subscription" */ './testSubscription/TestSubscriptionPage.tsx'),
  },
];
