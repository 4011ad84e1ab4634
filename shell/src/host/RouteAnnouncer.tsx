import { announce } from '@rankwright/sdk/host';
import { useLocation } from '@rankwright/sdk/router';
import { useEffect, useRef } from 'react';
import { matchPath } from 'react-router-dom';
import { hostedRoutes, useHost } from './HostContext.ts';

const focusHeading = (): void => {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.focus({ preventScroll: true });
};

/** After a change of route: the title is set, the page starts at the top, its heading has the focus, and it is said. */
export const RouteAnnouncer = () => {
  const { registry } = useHost();
  const { pathname, hash } = useLocation();
  const first = useRef(true);
  const title =
    hostedRoutes(registry).find(({ route }) => matchPath(route.path, pathname))?.route.title ??
    'Page Not Found';
  useEffect(() => {
    document.title = `${title} | Rankwright`;
    if (first.current) {
      first.current = false;
      return;
    }
    announce(title);
    if (hash) return document.getElementById(hash.slice(1))?.scrollIntoView();
    window.scrollTo({ top: 0 });
    const frame = requestAnimationFrame(focusHeading);
    return () => cancelAnimationFrame(frame);
  }, [title, pathname, hash]);
  return null;
};
