import { showError } from '@rankwright/sdk/toasts';
import { useSaveKey } from './useSaveKey.ts';

/** The shortcut answers although there is nothing to save yet. */
export const NothingToSave = () => {
  useSaveKey(() => showError('Error', 'No article to save. Please generate an article first.'));
  return null;
};
