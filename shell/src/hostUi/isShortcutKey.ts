const typingTargets =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"], [role="textbox"]';
const openLayers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** True for a single printable key, unless one is typing or something is open over the screen. */
export const isShortcutKey = (event: KeyboardEvent): boolean =>
  event.key.length === 1 &&
  event.key !== ' ' &&
  !event.defaultPrevented &&
  !event.repeat &&
  !event.isComposing &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !(event.target instanceof Element && event.target.closest(typingTargets)) &&
  !document.querySelector(openLayers);
