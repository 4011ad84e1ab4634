import { showError } from '@rankwright/sdk/toasts';
import { useSaveShortcut } from './useSaveShortcut.ts';

/** Handles the save shortcut with an error while no article is open. */
export const NothingToSave = () => {
  useSaveShortcut(() => showError('Error', 'No article to save. Please generate an article first.'));
  return null;
};
