import type { Registry, RegisteredRemote, RemoteRoute } from '@rankwright/contracts/remote';
import { createContext, use, type ComponentType } from 'react';
import type { Kernel } from '../kernel/kernel.ts';

export interface ReadyPage {
  Page: ComponentType;
  remote: string;
  version: string;
  owner: string;
}

export interface Host {
  registry: Registry;
  /** Null while rendering on the server. */
  kernel: Kernel | null;
  /** Pages that are there before the first render, by route path: what the server rendered and hydration needs. */
  ready: Readonly<Record<string, ReadyPage>>;
  /** The server paints private screens as they look before anybody is known. */
  outline?: boolean;
  /** Is the ledger offered? In development, and to staff. */
  ledger: boolean;
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

/** Every route of every remote, as the registry lists them. */
export const hostedRoutes = ({ remotes }: Registry): HostedRoute[] =>
  remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));
