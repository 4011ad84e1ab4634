import type { Registry, RemoteRoute } from '@rankwright/contracts/remote';
import { session } from '@rankwright/sdk/session';
import { wasPlanActive } from '../gate/planHint.ts';
import { findHostedRoute } from '../hostContext/HostContext.ts';
import type { Kernel } from '../kernel/kernel.ts';

/** What guard and gate will say, as far as it is known before the app renders. */
const isAllowed = ({ access, gated }: RemoteRoute): boolean => {
  const { token } = session.current();
  return access === 'protected' && token !== null && (!gated || wasPlanActive(token));
};

/** Loads the code of a private screen while the layout renders. The screen joins the load, and shows its failure. */
export const preloadScreen = (
  { loadPage }: Pick<Kernel, 'loadPage'>,
  registry: Registry,
  pathname: string,
): void => {
  const hosted = findHostedRoute(registry, pathname);
  if (hosted && isAllowed(hosted.route)) void loadPage(hosted.remote.name, hosted.route.path);
};
