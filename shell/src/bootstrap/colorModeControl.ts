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

/** Changes the page's colors at once: otherwise text with a transition is unreadable for its duration. */
const changeWithoutTransitions = (page: Document, change: () => void): void => {
  if (!('adoptedStyleSheets' in page)) {
    change();
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important }');
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  change();
  // Applies the new colors before transitions are back.
  page.body.getBoundingClientRect();
  page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
};

const applyMode = (page: Document, mode: SelectedColorMode): void => {
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia(darkQuery).matches);
  changeWithoutTransitions(page, () =>
    page.documentElement.setAttribute('data-color-scheme', isDark ? 'dark' : 'light'),
  );
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
