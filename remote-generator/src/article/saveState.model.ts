import { isEmpty } from './articleText.model.ts';
import type { ArticleTextState } from './useArticleText.ts';
import type { SaveFailure } from './useAutosave.ts';

/**
 * `unstored`: not even on this device. `restored`: from a draft of an earlier visit. `unsaved`: will be saved after a
 * pause in typing. `empty`: title or content is missing.
 */
export type SaveState =
  'saved' | 'saving' | 'unsaved' | 'restored' | 'empty' | 'offline' | 'failed' | 'conflict' | 'unstored';

interface Saving {
  waiting: boolean;
  saving: boolean;
  failure: SaveFailure | null;
}

type TextFacts = Pick<ArticleTextState, 'text' | 'isDirty' | 'isStored' | 'restored' | 'hasConflict'>;

/** What is true of the text on screen. */
export const getSaveState = (text: TextFacts, { waiting, saving, failure }: Saving): SaveState => {
  if (waiting) return 'offline';
  if (text.hasConflict) return 'conflict';
  if (!text.isStored) return 'unstored';
  if (saving && !failure) return 'saving';
  if (!text.isDirty) return 'saved';
  if (isEmpty(text.text)) return 'empty';
  if (failure) return 'failed';
  return text.restored ? 'restored' : 'unsaved';
};
