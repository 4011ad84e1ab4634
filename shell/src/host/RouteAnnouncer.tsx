import { announce } from '@rankwright/sdk/host';
import { useLocation } from '@rankwright/sdk/router';
import { useEffect, useRef } from 'react';
import { matchPath } from 'react-router-dom';
import { followHash } from './followHash.ts';
import { listHostedRoutes, useHost } from '../hostContext/HostContext.ts';

/** Focuses the heading of the screen; while the screen loads, focuses `main`, and the heading once it is rendered. */
const focusHeading = (): (() => void) => {
  const main = document.querySelector<HTMLElement>('main');
  const focusIfRendered = (): boolean => {
    const heading = main?.querySelector<HTMLElement>('h1');
    heading?.focus({ preventScroll: true });
    return heading !== undefined && heading !== null;
  };
  if (!main || focusIfRendered()) return () => undefined;
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const isFocusUnchanged = document.activeElement === main || document.activeElement === document.body;
    if (!isFocusUnchanged || focusIfRendered()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** After a route change: sets the title, scrolls to the anchor or the top, focuses the heading, announces the title. */
export const RouteAnnouncer = () => {
  const { registry } = useHost();
  const { pathname, hash, key } = useLocation();
  const first = useRef(true);
  const route = listHostedRoutes(registry).find((hosted) => matchPath(hosted.route.path, pathname))?.route;
  const title = route?.pages?.[pathname]?.title ?? route?.title ?? 'Page Not Found';
  useEffect(() => (hash ? followHash(hash) : undefined), [hash, key]);
  useEffect(() => {
    document.title = `${title} | Rankwright`;
    if (first.current) {
      first.current = false;
      return;
    }
    announce(title);
    if (hash) return;
    window.scrollTo({ top: 0 });
    let stop: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      stop = focusHeading();
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [title, pathname, hash]);
  return null;
};
