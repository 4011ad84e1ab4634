import { announce } from '@rankwright/sdk/host';
import { useLocation } from '@rankwright/sdk/router';
import { useEffect, useRef } from 'react';
import { matchPath } from 'react-router-dom';
import { hostedRoutes, useHost } from './HostContext.ts';

/** Focuses the screen's heading; while the screen is on its way, `main`, and the heading once it is there. */
const focusHeading = (): (() => void) => {
  const main = document.querySelector<HTMLElement>('main');
  const take = (): boolean => {
    const heading = main?.querySelector<HTMLElement>('h1');
    heading?.focus({ preventScroll: true });
    return heading !== undefined && heading !== null;
  };
  if (!main || take()) return () => undefined;
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const untouched = document.activeElement === main || document.activeElement === document.body;
    if (!untouched || take()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** After a change of route: the title is set, the page starts at the top, its heading has the focus, and it is said. */
export const RouteAnnouncer = () => {
  const { registry } = useHost();
  const { pathname, hash } = useLocation();
  const first = useRef(true);
  const route = hostedRoutes(registry).find((hosted) => matchPath(hosted.route.path, pathname))?.route;
  const title = route?.pages?.[pathname]?.title ?? route?.title ?? 'Page Not Found';
  useEffect(() => {
    document.title = `${title} | Rankwright`;
    if (first.current) {
      first.current = false;
      return;
    }
    announce(title);
    if (hash) return document.getElementById(hash.slice(1))?.scrollIntoView();
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
