import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { Registry } from '@rankwright/contracts/remote';
import { setPublicOrigin } from '@rankwright/sdk/host';
import { createQueryClient } from '@rankwright/sdk/query';
import { provideSession } from '@rankwright/sdk/session';
import { Toaster } from '@rankwright/shared-ui/core';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createRoutes } from './host/createRoutes.tsx';
import { findHostedRoute, type Host, type LoadedPages } from './hostContext/HostContext.ts';
import { Providers } from './host/Providers.tsx';
import { createSession } from './session/sessionStore.ts';

// Nobody is signed in where pages are prerendered.
provideSession(createSession(null));

interface RemoteRouteObject {
  path: string;
  lazy: () => Promise<{ Component: ComponentType }>;
}

export interface RenderedPage {
  html: string;
  styles: string;
  head: string;
  /** Both kinds of toast, for static pages. */
  toasts: string;
}

const loadInitialPages = async (
  registry: Registry,
  routes: readonly RemoteRouteObject[],
  pathname: string,
): Promise<LoadedPages> => {
  const hosted = findHostedRoute(registry, pathname);
  const found = routes.find(({ path }) => path === hosted?.route.path);
  if (!hosted || !found) throw new Error(`No remote has a page for ${pathname}.`);
  const { Component: Page } = await found.lazy();
  return {
    [found.path]: {
      Page,
      prefetch: null,
      remote: hosted.remote.name,
      version: hosted.remote.current.version,
      owner: hosted.remote.owner,
    },
  };
};

/** Filled in by the page script of a static page (bootstrap/toasts.ts). */
const emptyToasts = (['default', 'destructive'] as const).map((variant) => ({
  id: variant,
  title: ' ',
  description: ' ',
  variant,
  open: true,
  durationMs: 0,
}));

const renderHost = async (url: string, host: Host): Promise<RenderedPage> => {
  setPublicOrigin(new URL(url).origin);
  const { query, dataRoutes } = createStaticHandler(createRoutes(host.registry));
  const context = await query(new Request(url));
  if (context instanceof Response) throw new Error(`${url} is a redirect.`);
  const router = createStaticRouter(dataRoutes, context);
  const cache = createCache({ key: 'rw' });
  // Styles are collected for the head; without `compat` emotion also writes each of them into the body.
  cache.compat = true;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const queryClient = createQueryClient();
  const html = renderToString(
    <Providers cache={cache} queryClient={queryClient} host={host}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  );
  const toasts = renderToString(
    <Providers cache={cache} queryClient={queryClient} host={host}>
      {emptyToasts.map((toast) => (
        <Toaster key={toast.id} toasts={[toast]} onDismiss={() => undefined} />
      ))}
    </Providers>,
  );
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(`${html}${toasts}`));
  return { html, styles, head: '', toasts };
};

/** Prerenders a public page, layout and remote page together, as the browser will hydrate it. */
export const render = async (
  url: string,
  remoteRoutes: unknown[],
  registry: Registry,
): Promise<RenderedPage> => {
  const initialPages = await loadInitialPages(
    registry,
    remoteRoutes as RemoteRouteObject[],
    new URL(url).pathname,
  );
  return renderHost(url, { registry, kernel: null, initialPages, showDiagnostics: false });
};

/** Renders the static app shell of a private page: layout and heading without a user. The browser replaces it. */
export const renderAppShell = (url: string, registry: Registry): Promise<RenderedPage> =>
  renderHost(url, { registry, kernel: null, initialPages: {}, showDiagnostics: false, isAppShell: true });
