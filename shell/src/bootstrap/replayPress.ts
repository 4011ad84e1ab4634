/** Name of a button without what follows from data, e.g. `Notifications` of `Notifications, 3 new`. */
const getStableName = (button: Element): string =>
  (button.getAttribute('aria-label') ?? '').split(/[,:]/)[0] ?? '';

const findButton = (root: Element, matches: (button: Element) => boolean): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('button[aria-label]')].find(matches);

/** The button with these keys among its `aria-keyshortcuts`, e.g. `Control+K`. */
const findButtonByShortcut = (
  root: Element,
  { ctrlKey, metaKey, key }: KeyboardEvent,
): HTMLElement | undefined => {
  if (!ctrlKey && !metaKey) return undefined;
  const keys = `${ctrlKey ? 'Control' : 'Meta'}+${key.toUpperCase()}`;
  return findButton(
    root,
    (button) => button.getAttribute('aria-keyshortcuts')?.split(' ').includes(keys) ?? false,
  );
};

/**
 * On a private page: remembers the last button of the prerendered layout that was pressed, by pointer or by its keyboard shortcut, and
 * presses it again in the app's layout, which takes its place. Call it while the page is parsed.
 */
export const replayPress = (page: Document): void => {
  let pressed = '';
  const recordPress = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('#root button[aria-label]') : null;
    if (button) pressed = getStableName(button);
  };
  const recordShortcut = (event: KeyboardEvent): void => {
    const root = page.getElementById('root');
    const button = root && findButtonByShortcut(root, event);
    if (!button) return;
    event.preventDefault();
    pressed = getStableName(button);
  };
  const watchRoot = (): void => {
    const root = page.getElementById('root');
    if (!root) return;
    const observer = new MutationObserver((changes) => {
      // React removes what was prerendered when it first renders.
      if (changes.every(({ removedNodes }) => removedNodes.length === 0)) return;
      observer.disconnect();
      page.removeEventListener('click', recordPress, true);
      page.removeEventListener('keydown', recordShortcut, true);
      const button = pressed ? findButton(root, (each) => getStableName(each) === pressed) : undefined;
      button?.focus();
      button?.click();
    });
    observer.observe(root, { childList: true });
  };
  page.addEventListener('click', recordPress, true);
  page.addEventListener('keydown', recordShortcut, true);
  // The page is whole, and its deferred scripts have not run.
  page.addEventListener('readystatechange', watchRoot, { once: true });
};
