import { applyColorMode, readColorMode, saveColorMode, watchColorMode, type ColorMode } from './colorMode.ts';

/** Null while nothing follows it. */
let current: ColorMode | null = null;
const listeners = new Set<() => void>();
let stopWatching: (() => void) | null = null;

export const getColorMode = (): ColorMode => (current ??= readColorMode());

const select = (mode: ColorMode): void => {
  current = mode;
  applyColorMode(document, mode);
  for (const listener of listeners) listener();
};

/** Stores the mode on this device and gives the page its colors. */
export const setColorMode = (mode: ColorMode): void => {
  saveColorMode(mode);
  select(mode);
};

/** While anybody follows the mode, the page has its colors. Returns what ends it. */
export const followColorMode = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (!stopWatching) {
    applyColorMode(document, getColorMode());
    stopWatching = watchColorMode((selected) => select(selected ?? getColorMode()));
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = null;
    current = null;
  };
};
