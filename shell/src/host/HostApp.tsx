import { SlotHostContext } from '@rankwright/sdk/host';
import { Outlet } from '@rankwright/sdk/router';
import { useMemo } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { useSessionEvents } from '../session/useSessionEvents.ts';
import { HostUi } from '../hostUi/HostUi.tsx';
import { HostContext, useHost } from '../hostContext/HostContext.ts';
import { HostSlot } from '../slots/HostSlot.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { useRegistry } from './useRegistry.ts';
import { useRegistryWatch } from './useRegistryWatch.ts';

/** One element for the life of the page: an address that changes renders what reads the address, and not layout and host UI with it. */
const content = (
  <SlotHostContext value={HostSlot}>
    <Outlet />
    <ScrollRestoration />
    <RouteAnnouncer />
    <HostUi />
  </SlotHostContext>
);

/** The host inside the router: session, registry, routes, host UI. */
export const HostApp = () => {
  const host = useHost();
  const registry = useRegistry(host);
  useSessionEvents();
  useRegistryWatch();
  return (
    <HostContext value={useMemo(() => ({ ...host, registry }), [host, registry])}>{content}</HostContext>
  );
};
