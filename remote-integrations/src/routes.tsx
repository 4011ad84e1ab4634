import type { RouteObject } from '@rankwright/sdk/router';

/** The entry point of this remote: one page for each route in remote.config.ts. */
export const routes: RouteObject[] = [
  {
    path: '/integrations',
    lazy: () => import(/* webpackChunkName: "page-integrations" */ './IntegrationsPage.tsx'),
  },
  {
    path: '/auth/wordpress/callback',
    lazy: () => import(/* webpackChunkName: "page-wordpress-callback" */ './callback/CallbackPage.tsx'),
  },
  {
    path: '/auth/search-console/callback',
    lazy: () =>
      import(
        /* webpackChunkName: "page-search-console-callback" */ './searchConsole/SearchConsoleCallbackPage.tsx'
      ),
  },
];
