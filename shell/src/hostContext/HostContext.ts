import type { Registry, RegisteredRemote, RemoteRoute } from '@rankwright/contracts/remote';
import type { PagePrefetch } from '@rankwright/sdk/router';
import { createContext, use, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { Kernel } from '../kernel/kernel.ts';
import type { SavedQueries } from '../offline/persistQueries.ts';
import type { Recorder } from '../telemetry/recorder.ts';

export interface LoadedPage {
  Page: ComponentType;
  /** Prefetches the data of the page; null when it has none. */
  prefetch: PagePrefetch | null;
  remote: string;
  version: string;
  owner: string;
}

/** Pages by the path of their route. */
export type LoadedPages = Readonly<Record<string, LoadedPage>>;

export interface Host {
  registry: Registry;
  /** Null while rendering on the server. */
  kernel: Kernel | null;
  /** What happened in this page; null while rendering on the server, and in most tests. */
  recorder?: Recorder | null;
  /**
   * Pages loaded before the first render: the prerendered page that is hydrated, or a private one that arrived in time.
   */
  initialPages: LoadedPages;
  /** True while the static app shell of a private screen is rendered, without a user. */
  isAppShell?: boolean;
  /** Shows the diagnostics panel: in development, and to staff. */
  showDiagnostics: boolean;
  /** Answers of the API that are saved on this device; absent where the deployment saves none. */
  saved?: SavedQueries;
}

export const HostContext = createContext<Host | null>(null);

export const useHost = (): Host => {
  const host = use(HostContext);
  if (!host) throw new Error('The host context is missing.');
  return host;
};

export interface HostedRoute {
  remote: RegisteredRemote;
  route: RemoteRoute;
}

/** Every route of every remote in the registry. */
export const listHostedRoutes = ({ remotes }: Registry): HostedRoute[] =>
  remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));

/** The route at an address, e.g. `/content-planner`. */
export const findHostedRoute = (registry: Registry, pathname: string): HostedRoute | undefined =>
  listHostedRoutes(registry).find(({ route }) => matchPath(route.path, pathname));
