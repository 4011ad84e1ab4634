import { planLimits } from '@rankwright/contracts/limits';
import type { Keyword, keywordInput } from '@rankwright/contracts/planner';
import type { z } from 'zod';
import type { KeywordRow } from './keyword.repository.ts';

/** A keyword as the API returns it. */
export const toKeyword = ({ id, keyword, volume, difficulty, category, estimated }: KeywordRow): Keyword => ({
  id,
  keyword,
  volume,
  // The documented field is a number; `difficultyKnown` says whether to show it.
  difficulty: difficulty ?? 1,
  difficultyKnown: difficulty !== null,
  category,
  estimated,
});

/** A new row for a keyword as it was entered. */
export const toKeywordRow = (ownerId: string, input: z.output<typeof keywordInput>, createdAt: Date) => ({
  ownerId,
  keyword: input.keyword,
  volume: input.volume ?? null,
  difficulty: input.difficulty,
  category: input.category ?? null,
  createdAt,
});

/** Why there are fewer keywords than asked for; null when there are not. */
export const explainCount = (
  { niche, count }: { niche: string; count: number },
  added: number,
  overLimit: number,
): string | null => {
  if (overLimit > 0)
    return `Your list is full: ${overLimit} more did not fit into its ${planLimits.keywordsLimit} keywords. Delete some to add more.`;
  if (added >= count) return null;
  return added === 0
    ? `No new keywords for “${niche}”: those we know are on your list. Try a narrower or a related topic.`
    : `We found ${added} new ${added === 1 ? 'keyword' : 'keywords'} for “${niche}”, not ${count}. Try a narrower or a related topic for more.`;
};

/** Removes duplicates, ignoring case; the first of each is kept where it stands. */
export const removeDuplicates = <T extends { keyword: string }>(inputs: readonly T[]): T[] => {
  const kept = new Map<string, T>();
  for (const input of inputs) {
    const key = input.keyword.toLowerCase();
    if (!kept.has(key)) kept.set(key, input);
  }
  return [...kept.values()];
};
