import { difficulty } from '@rankwright/contracts/limits';
import type { KeywordInput } from '@rankwright/contracts/planner';
import type { FieldErrors } from '@rankwright/shared-ui/forms';

/** Form values as entered, all as text. */
export interface KeywordFormValues {
  keyword: string;
  volume: string;
  difficulty: string;
  category: string;
}

export const emptyKeywordForm: KeywordFormValues = {
  keyword: '',
  volume: '',
  difficulty: String(difficulty.keywordDefault),
  category: '',
};

const isWholeNumber = (text: string): boolean => /^\d+$/.test(text.trim());
const isDifficulty = (text: string): boolean =>
  isWholeNumber(text) && Number(text) >= difficulty.min && Number(text) <= difficulty.max;

/** Errors by field. */
export const validateKeywordForm = (form: KeywordFormValues): FieldErrors<keyof KeywordFormValues> => ({
  ...(!form.keyword.trim() && { keyword: 'Keyword is required' }),
  ...(form.volume.trim() && !isWholeNumber(form.volume) && { volume: 'Enter a whole number, 0 or more.' }),
  ...(!isDifficulty(form.difficulty) && {
    difficulty: `Between ${difficulty.min} and ${difficulty.max}.`,
  }),
});

/** The request body for the form; an empty volume becomes null (unknown). */
export const createKeywordInput = (form: KeywordFormValues): KeywordInput => ({
  keyword: form.keyword.trim(),
  volume: form.volume.trim() ? Number(form.volume) : null,
  difficulty: Number(form.difficulty),
  category: form.category.trim() || null,
});
