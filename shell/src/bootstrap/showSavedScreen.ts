import { activePlanKey, gatedPreloadsId, getSessionHint } from '@rankwright/contracts/prefetch';
import {
  getCalendarDay,
  maxScreenAgeMs,
  savedScreenMeta,
  type SavedScreen,
} from '@rankwright/contracts/savedScreen';
import { afterPaint } from './deferredScripts.ts';
import { handOver } from './handOver.ts';
import { isOverridden } from './hydrationTriggers.ts';
import { readSavedScreen } from './readSavedScreen.ts';
import { readToken } from './sessionToken.ts';

/** Milliseconds for which the app's start waits for the device. */
const readDeadlineMs = 400;

/** True when the screen would look and say the same if it was rendered now. */
const isValid = ({ scheme, width, day, savedAt }: SavedScreen, now: number): boolean =>
  now - savedAt < maxScreenAgeMs &&
  width === window.innerWidth &&
  scheme === document.documentElement.getAttribute('data-color-scheme') &&
  (day === null || day === getCalendarDay(now));

/** Behind a gate nothing is painted without a plan that was active when this device last knew. */
const isPlanMissing = (token: string): boolean =>
  document.getElementById(gatedPreloadsId) !== null &&
  localStorage.getItem(activePlanKey) !== getSessionHint(token);

/** `#root` once the parser has left it, which is before the deferred scripts run. */
const waitForRoot = (): Promise<HTMLElement> =>
  new Promise((resolve) => {
    const find = (): void => {
      const root = document.getElementById('root');
      if (!root?.nextSibling) return;
      observer.disconnect();
      resolve(root);
    };
    const observer = new MutationObserver(find);
    observer.observe(document, { childList: true, subtree: true });
    find();
  });

const coverStyle =
  '#root{visibility:hidden!important}[data-saved-screen]{position:absolute;top:0;left:0;right:0;min-height:100%;z-index:2000;background:var(--rw-palette-background-default)}';

/**
 * Puts the screen in front of the app, without events and focus, and takes the placeholder out of the page, which the app would
 * clear. Returns the function that removes the screen; an app that has not rendered anything gets its placeholder back.
 */
const paint = (root: HTMLElement, { html, css }: SavedScreen): (() => void) => {
  const placeholder = [...root.childNodes];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${css}\n${coverStyle}`);
  const cover = document.createElement('div');
  cover.inert = true;
  cover.setAttribute('aria-busy', 'true');
  cover.dataset.savedScreen = '';
  cover.innerHTML = html;
  document.adoptedStyleSheets.push(sheet);
  root.replaceChildren();
  root.before(cover);
  return () => {
    cover.remove();
    if (!root.hasChildNodes()) root.append(...placeholder);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};

/** The screen to paint now, and where; null when there is none. */
const findScreen = async (version: string, token: string): Promise<[HTMLElement, SavedScreen] | null> => {
  const screen = await readSavedScreen(version, token, location);
  if (!screen || !isValid(screen, Date.now()) || isPlanMissing(token)) return null;
  const root = await waitForRoot();
  return readToken() === token ? [root, screen] : null;
};

const show = async (version: string, token: string): Promise<void> => {
  const deadline = new Promise<null>((resolve) => setTimeout(() => resolve(null), readDeadlineMs));
  const found = await Promise.race([findScreen(version, token), deadline]);
  if (!found) return;
  const [root, screen] = found;
  handOver(root, token, paint(root, screen));
  await new Promise<void>((resolve) => afterPaint(resolve));
};

/**
 * Paints the screen that this session saved at this address, until the app shows it. Resolves when it is on screen, or when
 * there is none. Anything unexpected leaves the page as it would be without one.
 */
export const showSavedScreen = async (): Promise<void> => {
  const version = document.querySelector<HTMLMetaElement>(`meta[name="${savedScreenMeta}"]`)?.content;
  const token = readToken();
  if (version && token && !isOverridden()) await show(version, token).catch(() => undefined);
};
