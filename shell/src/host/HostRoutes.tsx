import { paths } from '@rankwright/contracts/paths';
import { Route, Routes } from 'react-router-dom';
import { AppLayout } from '../layout/AppLayout.tsx';
import { BareLayout } from '../layout/BareLayout.tsx';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { DashboardRedirect } from './DashboardRedirect.tsx';
import { Guard } from './Guard.tsx';
import { listHostedRoutes, useHost, type HostedRoute } from '../hostContext/HostContext.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RemoteScreen } from './RemoteScreen.tsx';

const layouts = { public: PublicLayout, app: AppLayout, bare: BareLayout } as const;

const renderRoute = (hosted: HostedRoute) => (
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

/** Routes from the registry, plus the dashboard redirect and the 404 page. */
export const HostRoutes = () => {
  const hosted = listHostedRoutes(useHost().registry);
  return (
    <Routes>
      {(['public', 'app', 'bare'] as const).map((name) => {
        const Layout = layouts[name];
        return (
          <Route key={name} element={<Layout />}>
            {hosted.filter(({ route }) => route.layout === name).map(renderRoute)}
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
