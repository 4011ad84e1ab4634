import { HostSurface } from '../surface/HostSurface.tsx';
import { LedgerPanel } from '../surface/LedgerPanel.tsx';
import { useProfileUpdates } from '../session/useProfileUpdates.ts';
import { useSessionEnd } from '../session/useSessionEnd.ts';
import { useSessionWatch } from '../session/useSessionWatch.ts';
import { HostRoutes } from './HostRoutes.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { useRegistryWatch } from './useRegistryWatch.ts';

/** Everything inside the router. */
export const HostApp = () => {
  useSessionWatch();
  useSessionEnd();
  useProfileUpdates();
  useRegistryWatch();
  return (
    <>
      <HostRoutes />
      <RouteAnnouncer />
      <HostSurface />
      <LedgerPanel />
    </>
  );
};
