import { getSessionHint } from './prefetch.ts';

/** `<meta>` of pages that paint saved screens; its content is the version of the shell, under which they are saved. */
export const savedScreenMeta = 'rankwright:saved-screens';

/** The browser's database in which pages save their screens, and its object store. */
export const savedScreensDatabase = 'rankwright-screens';
export const savedScreensStore = 'screens';

/** Milliseconds for which a saved screen is painted. */
export const maxScreenAgeMs = 7 * 24 * 60 * 60 * 1_000;

/** A private screen as it was last rendered on this device. */
export interface SavedScreen {
  html: string;
  css: string;
  /** Color scheme. */
  scheme: string;
  /** Of the viewport, in pixels: screens measure it. */
  width: number;
  /** The day that the screen marks as today; null when it marks none. */
  day: string | null;
  /** In milliseconds since the epoch. */
  savedAt: number;
}

/** Screens of other versions of the shell and of other sessions have other keys, so that none is read under them. */
export const createScreenPrefix = (version: string, token: string): string =>
  `${version}/${getSessionHint(token)}/`;

/** Day of the device's calendar. */
export const getCalendarDay = (time: number): string => new Date(time).toDateString();

/** Matches what holds the place of content that is still loading. What is behind a gate stays so. */
export const placeholderSelector = '.MuiSkeleton-root:not([inert] *)';

/** Matches the `main` of the app, not that of a saved screen in front of it. */
export const appMainSelector = 'main:not([inert] *)';

declare global {
  interface Window {
    /** Until it resolves, the app leaves the processor to the saved screen. Never rejects. */
    rankwrightSavedScreen?: Promise<void>;
  }
}
