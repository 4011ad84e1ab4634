import type { Keyword } from '@rankwright/contracts/planner';
import { formatKeywordCount } from '../keywordFormat.model.ts';

/** Keywords by the category they have. */
export const groupByCategory = (keywords: readonly Keyword[]): Map<string | null, Keyword[]> => {
  const groups = new Map<string | null, Keyword[]>();
  for (const keyword of keywords)
    groups.set(keyword.category, [...(groups.get(keyword.category) ?? []), keyword]);
  return groups;
};

/** `“rose pruning”`, or `3 keywords`. */
export const nameKeywords = (keywords: readonly Keyword[]): string => {
  const [first] = keywords;
  return first && keywords.length === 1 ? `“${first.keyword}”` : formatKeywordCount(keywords.length);
};
