import { defaultGenerationCount } from '@rankwright/contracts/limits';
import type { Keyword } from '@rankwright/contracts/planner';
import { useApiMutation, useQuery } from '@rankwright/sdk/query';
import { useState } from 'react';
import {
  keywordKeys,
  keywordsQuery,
  requestDeleteKeywords,
  requestGenerateKeywords,
} from '../keywords/keywords.data.ts';
import { firstMonthCount } from './setup.model.ts';

/** As many of the newest keywords are proposed. */
const proposedCount = 20;

/**
 * Keywords to choose from: those of the account, and new ones for its niche. New keywords that are not selected are
 * removed from the list again.
 */
export const useKeywordProposals = () => {
  const list = useQuery(keywordsQuery);
  const [suggested, setSuggested] = useState<readonly Keyword[]>([]);
  const [selection, setSelection] = useState<ReadonlySet<string> | null>(null);
  const suggesting = useApiMutation({
    send: (niche: string) =>
      requestGenerateKeywords({ niche, count: defaultGenerationCount, includeVolume: true }),
    errorText: null,
    invalidates: keywordKeys,
    onSuccess: ({ keywords }) => setSuggested((before) => [...before, ...keywords]),
  });
  const removing = useApiMutation({
    send: requestDeleteKeywords,
    errorText: 'Some keywords could not be removed from your list.',
    invalidates: keywordKeys,
  });
  const listed = list.data?.keywords ?? [];
  const fresh = suggested.filter(({ id }) => listed.every((keyword) => keyword.id !== id));
  const keywords = [...listed, ...fresh].slice(-proposedCount);
  const firstIds = keywords.slice(0, firstMonthCount).map(({ id }) => id);
  const selected = selection ?? new Set(firstIds);
  return {
    list,
    keywords,
    suggesting,
    isSelected: ({ id }: Keyword) => selected.has(id),
    toggle: ({ id }: Keyword) =>
      setSelection(new Set([...selected].filter((other) => other !== id).concat(selected.has(id) ? [] : id))),
    suggest: (niche: string) => suggesting.mutate(niche),
    /** Suggests keywords for a list without any. */
    suggestFirst: (niche: string) => {
      if (list.data?.keywords.length === 0) suggesting.mutate(niche);
    },
    /** Removes the suggestions that were not selected. */
    removeRest: () => {
      const rest = suggested.filter(({ id }) => !selected.has(id));
      setSuggested(suggested.filter(({ id }) => selected.has(id)));
      setSelection(selected);
      if (rest.length > 0) removing.mutate(rest);
    },
  };
};
export type KeywordProposals = ReturnType<typeof useKeywordProposals>;
