import type { RouteObject } from '@rankwright/sdk/router';

/** The one door of this remote: a page for each route of remote.config.ts. */
export const routes: RouteObject[] = [
  {
    path: '/integrations',
    lazy: () => import(/* webpackChunkName: "page-integrations" */ './connections/IntegrationsPage.tsx'),
  },
  {
    path: '/auth/wordpress/callback',
    lazy: () => import(/* webpackChunkName: "page-wordpress-callback" */ './callback/CallbackPage.tsx'),
  },
];
