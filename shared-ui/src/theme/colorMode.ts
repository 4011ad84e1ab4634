/** `system` follows the operating system. */
export type ColorMode = 'system' | 'light' | 'dark';

/** In the order of the button that changes it. */
export const colorModes: readonly ColorMode[] = ['system', 'light', 'dark'];

/** Local storage key of the selected color mode. */
export const colorModeKey = 'rankwright:color-mode';

/** Attribute on `<html>` that selects the color scheme; set before the first paint. */
export const schemeAttribute = 'data-color-scheme';

/** Null where there is no screen to ask, e.g. in a test without a browser. */
const getDarkQuery = (): MediaQueryList | null =>
  typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;

/** The mode that is stored on this device; `system` without one, and where storage is refused. */
export const readColorMode = (): ColorMode => {
  try {
    return colorModes.find((mode) => mode === localStorage.getItem(colorModeKey)) ?? 'system';
  } catch {
    return 'system';
  }
};

/** Without storage the mode lasts until the page is left. */
export const saveColorMode = (mode: ColorMode): void => {
  try {
    localStorage.setItem(colorModeKey, mode);
  } catch {
    // Storage is refused or full.
  }
};

export const getColorScheme = (mode: ColorMode): 'light' | 'dark' =>
  mode === 'dark' || (mode === 'system' && getDarkQuery()?.matches) ? 'dark' : 'light';

/** Parts of a control that inherit a color follow it with transitions of their own. */
const maxTransitionLevels = 4;

/** Ends the transitions that a change of colors has started: with one, text is unreadable for its duration. */
const finishTransitions = (page: Document): void => {
  if (!('getAnimations' in page)) return;
  for (let level = 0; level < maxTransitionLevels; level += 1) {
    const transitions = page.getAnimations().filter((animation) => animation instanceof CSSTransition);
    if (transitions.length === 0) return;
    for (const transition of transitions) transition.finish();
  }
};

/** Gives the page the colors of the mode. */
export const applyColorMode = (page: Document, mode: ColorMode): void => {
  const scheme = getColorScheme(mode);
  // At the start the page has its colors, and every change of them computes all its styles anew.
  if (page.documentElement.getAttribute(schemeAttribute) === scheme) return;
  page.documentElement.setAttribute(schemeAttribute, scheme);
  finishTransitions(page);
};

/**
 * Calls `onChange` with the mode that another tab has selected, and with null when the system has changed its scheme. Returns what
 * ends it.
 */
export const watchColorMode = (onChange: (selected: ColorMode | null) => void): (() => void) => {
  const system = getDarkQuery();
  const handleSystem = () => onChange(null);
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === colorModeKey) onChange(readColorMode());
  };
  system?.addEventListener('change', handleSystem);
  window.addEventListener('storage', handleStorage);
  return () => {
    system?.removeEventListener('change', handleSystem);
    window.removeEventListener('storage', handleStorage);
  };
};
