import { screenAttribute } from '@rankwright/contracts/remote';
import { appMainSelector, placeholderSelector } from '@rankwright/contracts/savedScreen';
import type { QueryClient } from '@rankwright/sdk/query';
import { isSavedOnDevice, type SavedQueries } from '@rankwright/sdk/saved';

/** What to do with the saved screen of this address: keep it as it was until the screen is ready, or remove it. */
export type ScreenState = 'ready' | 'keep' | 'remove';

const overlaySelector =
  'dialog[open], .MuiModal-root:not([aria-hidden="true"]), [role="dialog"], [role="menu"]';

interface ScreenStateOptions {
  client: QueryClient;
  saved: Pick<SavedQueries, 'store'>;
  /** Shows something that is not saved on the server. */
  isChanged: () => boolean;
}

/** Whether what is on screen may be saved: only a whole screen that shows answers of now which are saved on the device, too. */
export const getScreenState = (
  page: Document,
  { client, saved, isChanged }: ScreenStateOptions,
): ScreenState => {
  const main = page.querySelector(appMainSelector);
  const queries = client.getQueryCache().findAll({ type: 'active' });
  if (!main || main.querySelector(placeholderSelector)) return 'keep';
  // A gate, an error or another page of the host.
  if (!main.hasAttribute(screenAttribute) || isChanged()) return 'remove';
  if (queries.some(({ state }) => state.status === 'error')) return 'remove';
  if (!queries.every(isSavedOnDevice)) return 'remove';
  const isOutdated = client.isFetching() > 0 || saved.store.getState().savedAt !== null;
  return isOutdated || page.querySelector(overlaySelector) ? 'keep' : 'ready';
};
