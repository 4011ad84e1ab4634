import createCache from '@emotion/cache';
import { getProfile, verifyToken } from '@rankwright/contracts/account';
import { getSubscription } from '@rankwright/contracts/billing';
import { remoteRoute, type RemoteRoute } from '@rankwright/contracts/remote';
import { createQueryClient } from '@rankwright/sdk/query';
import { session } from '@rankwright/sdk/session';
import { answer, refuse, sampleProfile, tokenFor } from '@rankwright/sdk/testing';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { webcrypto } from 'node:crypto';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { HostApp } from '../host/HostApp.tsx';
import { Providers } from '../host/Providers.tsx';
import { memoryHost, releaseOf, type Release } from '../kernel/testing/memoryHost.ts';

/** jsdom has no `crypto.subtle`. */
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
/** jsdom keeps no timings of requests. */
Object.assign(performance, { getEntriesByType: () => [] });
/** jsdom lays nothing out. */
window.scrollTo = () => undefined;

export const person = '00000000-0000-4000-8000-000000000001';

/** What a signed-in host asks of the API: a person without a plan. */
export const accountCalls = [
  answer(verifyToken, { valid: true }),
  answer(getProfile, { success: true, user: sampleProfile() }),
  refuse(getSubscription, 'SUBSCRIPTION_MISSING'),
];

export interface HostScreen extends Partial<RemoteRoute> {
  path: string;
  Page: ComponentType;
}

const routeOf = (screen: HostScreen): RemoteRoute =>
  remoteRoute.parse({ access: 'public', layout: 'app', title: `Title of ${screen.path}`, ...screen });

/** A version whose routes show the given pages. */
export const releaseWith = async (version: string, screens: readonly HostScreen[]): Promise<Release> => {
  const release = await releaseOf(version);
  release.contract.routes = screens.map(routeOf);
  release.module = {
    routes: screens.map(({ path, Page }) => ({ path, lazy: () => Promise.resolve({ Component: Page }) })),
  };
  return release;
};

export interface HostOptions {
  at?: string;
  signedIn?: boolean;
  ledger?: boolean;
  /** Version before the current one. */
  previous?: readonly HostScreen[];
  /** Runs after the release is placed and before the page opens. */
  before?: (host: ReturnType<typeof memoryHost>) => void;
}

/** The whole host on in-memory ports, with one remote that has the given screens. */
export const openHost = async (
  screens: readonly HostScreen[],
  { at = screens[0]?.path ?? '/', signedIn = true, ledger = false, previous, before }: HostOptions = {},
) => {
  localStorage.clear();
  session.store.setState({ token: null, userId: null, ended: null });
  if (signedIn) session.start(tokenFor(person));
  const memory = memoryHost();
  const old = previous ? await memory.place(await releaseWith('1.0.0', previous)) : null;
  const registry = memory.publish(await memory.place(await releaseWith('2.0.0', screens)), old);
  before?.(memory);
  const kernel = memory.open();
  const router = createMemoryRouter([{ path: '*', element: <HostApp /> }], { initialEntries: [at] });
  const queryClient = createQueryClient();
  const view = render(
    <Providers
      cache={createCache({ key: 'rw' })}
      queryClient={queryClient}
      host={{ registry, kernel, ready: {}, ledger }}
    >
      <RouterProvider router={router} />
    </Providers>,
  );
  const go = (to: string) => act(() => router.navigate(to));
  return { ...view, memory, kernel, registry, router, queryClient, go, user: userEvent.setup() };
};
