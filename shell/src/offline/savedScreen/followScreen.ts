import { createScreenPrefix, getCalendarDay, type SavedScreen } from '@rankwright/contracts/savedScreen';
import type { QueryClient } from '@rankwright/sdk/query';
import { getScreenAddress, isSmallEnough, type SavedQueries, type ScreenStore } from '@rankwright/sdk/saved';
import { isDemo, type Session } from '@rankwright/sdk/session';
import { whenIdle } from '@rankwright/sdk/host';
import { createScreenCss } from './screenCss.ts';
import { createScreenHtml } from './screenHtml.ts';
import { getScreenState } from './screenState.ts';
import { followTypedInput } from './typedInput.ts';

/** Milliseconds after a change of the screen until it is saved. */
const saveDelayMs = 1_500;

export interface ScreenSaverOptions {
  client: QueryClient;
  saved: Pick<SavedQueries, 'store'>;
  session: Session;
  store: ScreenStore;
  /** Screens of another version of the shell are removed. */
  version: string;
  /** Whether the page at this path is for signed-in people only. */
  isPrivate: (pathname: string) => boolean;
  now: () => number;
}

const createScreen = (layout: Element, now: number): SavedScreen => ({
  html: createScreenHtml(layout),
  css: createScreenCss(layout),
  scheme: document.documentElement.getAttribute('data-color-scheme') ?? '',
  width: window.innerWidth,
  day: layout.querySelector('[aria-current="date"]') ? getCalendarDay(now) : null,
  savedAt: now,
});

/** The layout with the screen, without what the host shows over it: notices, toasts, announcements. */
const findLayout = (): Element | null => document.querySelector('#root > :has(main)');

/** Saves the private screen that is shown, each time it has changed and settled, and removes it when it may not be saved. */
export const createScreenSaver = (options: ScreenSaverOptions) => {
  const { session, store, version, isPrivate, now } = options;
  const isChanged = followTypedInput(document);

  const getPrefix = (): string | null => {
    const { token } = session.current();
    return token === null ? null : createScreenPrefix(version, token);
  };

  const save = async (): Promise<void> => {
    const prefix = getPrefix();
    const address = getScreenAddress(location);
    const layout = findLayout();
    if (isDemo() || prefix === null || address === null || !layout || !isPrivate(location.pathname)) return;
    const state = getScreenState(document, { ...options, isChanged });
    const key = `${prefix}${address}`;
    if (state === 'keep') return;
    const screen = state === 'ready' ? createScreen(layout, now()) : null;
    if (screen && isSmallEnough(screen)) {
      await store.write(key, screen);
      await store.prune(prefix, now());
    } else await store.remove(key);
  };

  /** Removes what others and earlier versions saved; everything without a session. The demo changes nothing. */
  const prune = async (): Promise<void> => {
    if (isDemo()) return;
    const prefix = getPrefix();
    return prefix === null ? store.clear() : store.prune(prefix, now());
  };

  return { save, prune };
};

/** Has the screen saved from now on, and all screens removed when the session ends. Returns the function that stops it. */
export const followScreen = (options: ScreenSaverOptions): (() => void) => {
  const { client, session, store } = options;
  const { save, prune } = createScreenSaver(options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    void save();
  };
  const saveLater = (): void => {
    timer ??= setTimeout(() => whenIdle(saveNow), saveDelayMs);
  };
  const observer = new MutationObserver(saveLater);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const handleVisibility = (): void => {
    if (document.hidden && timer) saveNow();
  };
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('resize', saveLater);
  const stops = [
    client.getQueryCache().subscribe(saveLater),
    session.store.subscribe(({ token }, before) => {
      if (before.token !== null && token !== before.token) void store.clear();
    }),
  ];
  void prune();
  saveLater();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('resize', saveLater);
    for (const stop of stops) stop();
  };
};
