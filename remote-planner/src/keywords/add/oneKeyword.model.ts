import { difficulty } from '@rankwright/contracts/limits';
import type { KeywordInput } from '@rankwright/contracts/planner';

/** What was typed, as it was typed. */
export interface OneKeyword {
  keyword: string;
  volume: string;
  difficulty: string;
  category: string;
}
export type OneKeywordErrors = Partial<Record<keyof OneKeyword, string>>;

export const emptyKeyword: OneKeyword = {
  keyword: '',
  volume: '',
  difficulty: String(difficulty.keywordDefault),
  category: '',
};

const isWhole = (text: string): boolean => /^\d+$/.test(text.trim());
const isDifficulty = (text: string): boolean =>
  isWhole(text) && Number(text) >= difficulty.min && Number(text) <= difficulty.max;

/** What is wrong, by field. */
export const keywordErrors = (form: OneKeyword): OneKeywordErrors => ({
  ...(!form.keyword.trim() && { keyword: 'Keyword is required' }),
  ...(form.volume.trim() && !isWhole(form.volume) && { volume: 'A whole number, 0 or more.' }),
  ...(!isDifficulty(form.difficulty) && {
    difficulty: `Between ${difficulty.min} and ${difficulty.max}.`,
  }),
});

/** The form as the API wants it; a volume that was left out is unknown. */
export const keywordInputOf = (form: OneKeyword): KeywordInput => ({
  keyword: form.keyword.trim(),
  volume: form.volume.trim() ? Number(form.volume) : null,
  difficulty: Number(form.difficulty),
  category: form.category.trim() || null,
});
