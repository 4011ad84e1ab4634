import { useLocation } from '@rankwright/sdk/router';
import { findHostedRoute, useHost } from '../hostContext/HostContext.ts';
import { AppLayout } from '../layout/AppLayout.tsx';
import { BareLayout } from '../layout/BareLayout.tsx';
import { PublicLayout } from '../layout/PublicLayout.tsx';

/** One element each for the life of the page: an address that changes does not render a layout again. */
const layouts = { public: <PublicLayout />, app: <AppLayout />, bare: <BareLayout /> } as const;

/** The layout that the contract asks for; of the 404 page, the public one. */
export const HostLayout = () => {
  const { registry } = useHost();
  return layouts[findHostedRoute(registry, useLocation().pathname)?.route.layout ?? 'public'];
};
