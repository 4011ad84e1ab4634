import {
  applyColorMode,
  readColorMode,
  saveColorMode,
  watchColorMode,
  type ColorMode,
} from '@rankwright/shared-ui/colorMode';
import { getColorModeLabel, getColorModeTitle, getNextColorMode } from '../layout/colorMode.model.ts';

const showMode = (page: Document, mode: ColorMode): void => {
  for (const button of page.querySelectorAll<HTMLElement>('[data-color-mode-button]')) {
    button.title = getColorModeTitle(mode);
    button.setAttribute('aria-label', getColorModeLabel(mode));
    for (const icon of button.querySelectorAll<HTMLElement>('[data-color-mode]'))
      icon.hidden = icon.dataset.colorMode !== mode;
  }
};

/** Makes the color mode button work, and follows the system and other tabs. */
export const controlColorMode = (page: Document): void => {
  let mode = readColorMode();
  const select = (selected: ColorMode): void => {
    mode = selected;
    applyColorMode(page, mode);
    showMode(page, mode);
  };
  select(mode);
  const handleClick = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest('[data-color-mode-button]'))) return;
    select(getNextColorMode(mode));
    saveColorMode(mode);
  };
  page.addEventListener('click', handleClick);
  watchColorMode((selected) => select(selected ?? mode));
};
