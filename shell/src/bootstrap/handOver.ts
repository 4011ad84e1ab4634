import { pageHydratedEvent } from '@rankwright/contracts/deferredHydration';
import { placeholderSelector } from '@rankwright/contracts/savedScreen';
import { readToken } from './sessionToken.ts';

/** Milliseconds for which a saved screen waits for the app. */
const appDeadlineMs = 5_000;
/** Milliseconds for which it waits, once the screen is mounted, for the parts that load by themselves. */
const partsDeadlineMs = 500;

/** True when the app shows what the person shall see: the screen, an error, the log-in, anything but placeholders. */
const isScreenReady = (root: HTMLElement): boolean =>
  root.querySelector('main') !== null && root.querySelector(`main ${placeholderSelector}`) === null;

/**
 * Calls `remove` once: in the frame in which the app shows the screen or says why not, and at once when its script does not
 * load, when the session has ended, or when the app takes too long.
 */
export const handOver = (root: HTMLElement, token: string, remove: () => void): void => {
  const stops: (() => void)[] = [remove];
  const end = (): void => {
    for (const stop of stops.splice(0)) stop();
  };
  const endAfter = (delayMs: number): void => {
    const timer = setTimeout(end, delayMs);
    stops.push(() => clearTimeout(timer));
  };
  const listen = (target: EventTarget, name: string, handle: (event: Event) => void): void => {
    // Errors of scripts do not bubble.
    target.addEventListener(name, handle, true);
    stops.push(() => target.removeEventListener(name, handle, true));
  };
  // Its callback runs after React's changes and before the next frame.
  const observer = new MutationObserver(() => {
    if (isScreenReady(root)) end();
  });
  observer.observe(root, { childList: true, subtree: true });
  stops.push(() => observer.disconnect());
  endAfter(appDeadlineMs);
  listen(document, pageHydratedEvent, () => endAfter(partsDeadlineMs));
  listen(window, 'storage', () => {
    if (readToken() !== token) end();
  });
  listen(window, 'error', ({ target }) => {
    if (target instanceof HTMLScriptElement && target.defer) end();
  });
};
