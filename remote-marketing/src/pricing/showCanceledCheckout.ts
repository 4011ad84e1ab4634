import { showStaticToast } from '@rankwright/sdk/staticPage';
import { canceledCheckout, isCanceledCheckout } from './pricing.model.ts';

/** Shows the toast once, when the host's script listens, and removes the query. */
export const showCanceledCheckout = (page: Document): void => {
  if (!isCanceledCheckout(new URLSearchParams(location.search))) return;
  page.addEventListener('DOMContentLoaded', () => {
    showStaticToast(canceledCheckout.title, canceledCheckout.description, 'destructive');
    history.replaceState(history.state, '', location.pathname);
  });
};
