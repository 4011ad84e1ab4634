import { paths } from '@rankwright/contracts/paths';
import type { Registry } from '@rankwright/contracts/remote';
import type { DOMRouterOpts, RouteObject } from 'react-router-dom';
import { findHostedRoute, listHostedRoutes, type HostedRoute } from '../hostContext/HostContext.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { CrashScreen } from './CrashScreen.tsx';
import { DashboardRedirect } from './DashboardRedirect.tsx';
import { HostApp } from './HostApp.tsx';
import { HostedScreen } from './HostedScreen.tsx';
import { HostLayout } from './HostLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const screensId = 'screens';

/** The router holds no code of a remote: its screen can change the version, or fail and try again, without a navigation. */
const createScreenRoute = ({ route: { path } }: HostedRoute): RouteObject => ({
  path,
  element: <HostedScreen key={path} path={path} />,
});

/** The host, with the screens of every remote in the registry, the dashboard redirect and the 404 page. */
export const createRoutes = (registry: Registry): RouteObject[] => [
  {
    element: <HostApp />,
    errorElement: <CrashScreen />,
    children: [
      { path: paths.dashboard, element: <DashboardRedirect /> },
      {
        id: screensId,
        element: <HostLayout />,
        children: [
          ...listHostedRoutes(registry).map(createScreenRoute),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

/** Options of the router: it patches in the screens that a newer registry adds, once somebody opens them. */
export const createRouterOptions = ({ registry }: Kernel): DOMRouterOpts => ({
  // The first screen renders at once, also where its address has parameters, and keeps the place the browser has scrolled to.
  hydrationData: { loaderData: {} },
  patchRoutesOnNavigation: ({ path, patch }) => {
    const known = registry.current();
    const hosted = known && findHostedRoute(known, path);
    if (hosted) patch(screensId, [createScreenRoute(hosted)]);
  },
});
