import {
  colorModes,
  getColorModeLabel,
  getColorModeTitle,
  getNextColorMode,
  type SelectedColorMode,
} from '../layout/colorMode.model.ts';

/** Same key as in shared-ui's theme. */
const key = 'rankwright:color-mode';
const darkQuery = '(prefers-color-scheme: dark)';

const readMode = (): SelectedColorMode => {
  try {
    return colorModes.find((mode) => mode === localStorage.getItem(key)) ?? 'system';
  } catch {
    return 'system';
  }
};
const saveMode = (mode: SelectedColorMode): void => {
  try {
    localStorage.setItem(key, mode);
  } catch {
    // Without storage the mode lasts until the page is left.
  }
};

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

const applyMode = (page: Document, mode: SelectedColorMode): void => {
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia(darkQuery).matches);
  const scheme = isDark ? 'dark' : 'light';
  // At the start the page has its colors, and every change of them computes all its styles anew.
  if (page.documentElement.getAttribute('data-color-scheme') !== scheme) {
    page.documentElement.setAttribute('data-color-scheme', scheme);
    finishTransitions(page);
  }
  for (const button of page.querySelectorAll<HTMLElement>('[data-color-mode-button]')) {
    button.title = getColorModeTitle(mode);
    button.setAttribute('aria-label', getColorModeLabel(mode));
    for (const icon of button.querySelectorAll<HTMLElement>('[data-color-mode]'))
      icon.hidden = icon.dataset.colorMode !== mode;
  }
};

/** Makes the color mode button work, and follows the system and other tabs. */
export const controlColorMode = (page: Document): void => {
  let mode = readMode();
  const select = (selected: SelectedColorMode): void => {
    mode = selected;
    applyMode(page, mode);
  };
  select(mode);
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-color-mode-button]'))) return;
    select(getNextColorMode(mode));
    saveMode(mode);
  });
  matchMedia(darkQuery).addEventListener('change', () => select(mode));
  window.addEventListener('storage', (event) => {
    if (event.key === key) select(readMode());
  });
};
