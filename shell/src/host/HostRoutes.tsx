import { paths } from '@rankwright/contracts/paths';
import { Route, Routes } from 'react-router-dom';
import { AppLayout } from '../layout/AppLayout.tsx';
import { BareLayout } from '../layout/BareLayout.tsx';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { DashboardRedirect } from './DashboardRedirect.tsx';
import { Guard } from './Guard.tsx';
import { hostedRoutes, useHost, type HostedRoute } from './HostContext.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RemoteScreen } from './RemoteScreen.tsx';

const layouts = { public: PublicLayout, app: AppLayout, bare: BareLayout } as const;

const screen = (hosted: HostedRoute) => (
  <Route
    key={hosted.route.path}
    path={hosted.route.path}
    element={
      <Guard key={hosted.route.path} hosted={hosted}>
        <RemoteScreen {...hosted} />
      </Guard>
    }
  />
);

/** The router grows from the registry; the shell itself knows only the redirect and what is not there. */
export const HostRoutes = () => {
  const hosted = hostedRoutes(useHost().registry);
  return (
    <Routes>
      {(['public', 'app', 'bare'] as const).map((name) => {
        const Layout = layouts[name];
        return (
          <Route key={name} element={<Layout />}>
            {hosted.filter(({ route }) => route.layout === name).map(screen)}
          </Route>
        );
      })}
      <Route path={paths.dashboard} element={<DashboardRedirect />} />
      <Route element={<PublicLayout />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
};
