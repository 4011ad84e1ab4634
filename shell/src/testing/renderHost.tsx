import createCache from '@emotion/cache';
import { listNotifications } from '@rankwright/contracts/alerts';
import { getProfile, verifyToken } from '@rankwright/contracts/account';
import { getContentHistory } from '@rankwright/contracts/articles';
import { getSubscription } from '@rankwright/contracts/billing';
import { streamEvents } from '@rankwright/contracts/events';
import { listKeywords } from '@rankwright/contracts/planner';
import { remoteRoute, type RemoteRoute } from '@rankwright/contracts/remote';
import { createQueryClient } from '@rankwright/sdk/query';
import { provideSession } from '@rankwright/sdk/session';
import { mockReply, mockError, sampleProfile, createToken } from '@rankwright/sdk/testing';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { webcrypto } from 'node:crypto';
import type { ComponentType } from 'react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createRouterOptions, createRoutes } from '../host/createRoutes.tsx';
import { Providers } from '../host/Providers.tsx';
import { createMemoryHost, createRelease, type Release } from '../kernel/testing/memoryHost.ts';
import { pageSession } from '../session/pageSession.ts';

/** jsdom has no `crypto.subtle`. */
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
/** jsdom has no resource timings. */
Object.assign(performance, { getEntriesByType: () => [] });
/** jsdom has no layout. */
window.scrollTo = () => undefined;

export const personId = '00000000-0000-4000-8000-000000000001';

/** An event stream that stays open and sends nothing. */
export const quietEvents = (onOpen: () => void = () => undefined): HttpHandler =>
  http.get(`*${streamEvents.path}`, () => {
    onOpen();
    return new HttpResponse(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });
  });

export const noContent = {
  content: [],
  page: 1,
  hasMore: false,
  total: 0,
  articles: 0,
  scheduled: 0,
  totalCapped: false,
  nextCursor: null,
};

/** API handlers of a signed-in user without a plan. */
export const accountHandlers = [
  mockReply(verifyToken, { valid: true }),
  mockReply(getProfile, { success: true, user: sampleProfile() }),
  mockError(getSubscription, 'SUBSCRIPTION_MISSING'),
  mockReply(getContentHistory, { success: true, data: noContent }),
  mockReply(listKeywords, { success: true, keywords: [] }),
  mockReply(listNotifications, { success: true, notifications: [], unread: 0 }),
  quietEvents(),
];

export interface HostScreen extends Partial<RemoteRoute> {
  path: string;
  Page: ComponentType;
}

const createRoute = (screen: HostScreen): RemoteRoute =>
  remoteRoute.parse({ access: 'public', layout: 'app', title: `Title of ${screen.path}`, ...screen });

/** Creates a release whose routes render the given screens. */
export const createReleaseWithScreens = async (
  version: string,
  screens: readonly HostScreen[],
): Promise<Release> => {
  const release = await createRelease(version);
  release.contract.routes = screens.map(createRoute);
  release.module = {
    routes: screens.map(({ path, Page }) => ({ path, lazy: () => Promise.resolve({ Component: Page }) })),
  };
  return release;
};

export interface HostOptions {
  at?: string;
  signedIn?: boolean;
  showDiagnostics?: boolean;
  /** Screens of the previous version. */
  previous?: readonly HostScreen[];
  /** Changes the current release before it is placed. */
  change?: (release: Release) => void;
  /** Runs after the release is placed and before the page opens. */
  before?: (host: ReturnType<typeof createMemoryHost>) => void;
}

/** Renders the whole host on in-memory ports, with one remote that has the given screens. */
export const renderHost = async (
  screens: readonly HostScreen[],
  {
    at = screens[0]?.path ?? '/',
    signedIn = true,
    showDiagnostics = false,
    previous,
    change,
    before,
  }: HostOptions = {},
) => {
  localStorage.clear();
  pageSession.store.setState({ token: null, userId: null, ended: null });
  provideSession(pageSession);
  if (signedIn) pageSession.start(createToken(personId));
  const memory = createMemoryHost();
  const old = previous ? await memory.place(await createReleaseWithScreens('1.0.0', previous)) : null;
  const release = await createReleaseWithScreens('2.0.0', screens);
  change?.(release);
  const registry = memory.publish(await memory.place(release), old);
  before?.(memory);
  const kernel = memory.open();
  const router = createMemoryRouter(createRoutes(registry), {
    ...createRouterOptions(kernel),
    initialEntries: [at],
  });
  const queryClient = createQueryClient();
  const view = render(
    <Providers
      cache={createCache({ key: 'rw' })}
      queryClient={queryClient}
      host={{ registry, kernel, initialPages: {}, showDiagnostics }}
    >
      <RouterProvider router={router} />
    </Providers>,
  );
  const go = (to: string) => act(() => router.navigate(to));
  return { ...view, memory, kernel, registry, router, queryClient, go, user: userEvent.setup() };
};
