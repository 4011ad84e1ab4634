import { isSignedIn } from './appNeed.ts';

const textFieldSelector = 'input:not([type=range], [type=hidden]), textarea';

const hasTypedText = (page: Document): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFieldSelector)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Reloads the page, and with it starts the app, when the visitor has signed in elsewhere: in another tab, or before going
 * back to this page. What the visitor has typed is never lost.
 */
export const reloadOnSignIn = (page: Document): void => {
  const check = (): void => {
    if (isSignedIn() && !hasTypedText(page)) location.reload();
  };
  const handlePageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) check();
  };
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', handlePageShow);
};
