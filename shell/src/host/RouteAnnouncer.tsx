import { announce } from '@rankwright/sdk/host';
import { useLocation } from '@rankwright/sdk/router';
import { useEffect, useRef } from 'react';
import { followHash } from './followHash.ts';
import { findHostedRoute, useHost } from '../hostContext/HostContext.ts';

const isFocusInDialog = (): boolean =>
  document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') != null;

/**
 * Focuses the heading of the screen; while the screen loads, focuses `main`, and the heading once it is rendered. A dialog
 * that is open keeps the focus: the heading gets it when the dialog is closed and nothing else has it.
 */
const focusHeading = (): (() => void) => {
  const main = document.querySelector('main');
  if (!main) return () => undefined;
  const focusIfRendered = (): boolean => {
    const heading = main.querySelector<HTMLElement>('h1');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (!isFocusInDialog()) {
    if (focusIfRendered()) return () => undefined;
    main.focus({ preventScroll: true });
  }
  const observer = new MutationObserver(() => {
    if (isFocusInDialog()) return;
    const isFocusUnchanged = document.activeElement === main || document.activeElement === document.body;
    if (!isFocusUnchanged || focusIfRendered()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  // Dialogs are rendered into the body.
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
};

/** After a route change: sets the title, scrolls to the anchor, focuses the heading, announces the title, reads an old registry again. */
export const RouteAnnouncer = () => {
  const { registry, kernel } = useHost();
  const { pathname, hash, key } = useLocation();
  const first = useRef(true);
  const route = findHostedRoute(registry, pathname)?.route;
  const title = route?.pages?.[pathname]?.title ?? route?.title ?? 'Page Not Found';
  useEffect(() => void kernel?.registry.refreshWhenOld(), [kernel, pathname]);
  useEffect(() => (hash ? followHash(hash) : undefined), [hash, key]);
  useEffect(() => {
    document.title = `${title} | Rankwright`;
    if (first.current) {
      first.current = false;
      return;
    }
    announce(title);
    if (hash) return;
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
