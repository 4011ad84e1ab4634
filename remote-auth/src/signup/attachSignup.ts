import { createPageSignal, startAppOnIntent } from '@rankwright/sdk/staticPage';
import { showProviderButtons } from '../providers/showProviderButtons.ts';

/** The static page of the sign-up shows its ways to sign up; the app, which knows the form's rules, starts when somebody turns to it. */
export const attachSignup = (page: Document): void => {
  // Before the app can start: it ends with its signal.
  void showProviderButtons(page, createPageSignal(page));
  startAppOnIntent(page, page.querySelector('form[data-signup-form]'));
};
