import { startAppEvent } from '@rankwright/contracts/staticPage';

/** Aborted when the app takes over the page: what a page script has attached and changed ends with it. */
export const createPageSignal = (page: Document): AbortSignal => {
  const controller = new AbortController();
  page.addEventListener(startAppEvent, () => controller.abort(), { once: true });
  return controller.signal;
};

/** Starts the app on a static page, for what its script leaves to it. `pressed` is pressed again when the app answers. */
export const startApp = (page: Document, pressed?: HTMLElement): void => {
  page.dispatchEvent(new Event(startAppEvent));
  // The host records presses from now on, until the app answers.
  pressed?.click();
};

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Starts the app when somebody turns to this part of a static page, e.g. a form that only the app can handle. What is typed and pressed
 * meanwhile counts.
 */
export const startAppOnIntent = (page: Document, part: Element | null): void => {
  const signal = createPageSignal(page);
  const start = (): void => startApp(page);
  for (const name of intents) part?.addEventListener(name, start, { passive: true, signal });
  // Somebody was faster than the script.
  if (part?.contains(page.activeElement)) start();
};
