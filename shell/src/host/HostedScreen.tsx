import { listHostedRoutes, useHost } from '../hostContext/HostContext.ts';
import { Guard } from './Guard.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RemoteScreen } from './RemoteScreen.tsx';

/** The screen of a remote's route, as long as the registry lists it. */
export const HostedScreen = ({ path }: { path: string }) => {
  const hosted = listHostedRoutes(useHost().registry).find(({ route }) => route.path === path);
  if (!hosted) return <NotFoundPage />;
  return (
    <Guard hosted={hosted}>
      <RemoteScreen {...hosted} />
    </Guard>
  );
};
