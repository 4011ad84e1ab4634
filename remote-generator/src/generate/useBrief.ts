import type { Article } from '@rankwright/contracts/articles';
import { drafts, useDraft } from '@rankwright/sdk/drafts';
import { useApiMutation } from '@rankwright/sdk/query';
import { useSearchParams } from '@rankwright/sdk/router';
import { session } from '@rankwright/sdk/session';
import { useEffect, useRef, useState } from 'react';
import { requestProposeOutline } from './generate.data.ts';
import { createArticleBrief, emptyBrief, type GenerateValues, type Outline } from './generate.model.ts';

/** Fills in the keyword from the `keyword` query parameter, then removes it from the URL. */
const useKeywordFromUrl = (onKeyword: (primaryKeyword: string) => void) => {
  const [search, setSearch] = useSearchParams();
  const keyword = search.get('keyword');
  const handledKeyword = useRef<string | null>(null);
  useEffect(() => {
    if (!keyword || handledKeyword.current === keyword) return;
    handledKeyword.current = keyword;
    onKeyword(keyword);
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [keyword, onKeyword, setSearch]);
};

const readLastBrief = (): GenerateValues =>
  drafts.read<GenerateValues>(session.current().userId, 'brief')?.value ?? emptyBrief;

/** Form values and outline, stored on this device; for a planned article apart from the others. */
export const useBrief = (article: Article | null) => {
  const suffix = article ? `:${article.id}` : '';
  const [initial] = useState(() => (article ? createArticleBrief(article, readLastBrief()) : emptyBrief));
  const form = useDraft<GenerateValues>(`brief${suffix}`, initial);
  const outline = useDraft<Outline | null>(`outline${suffix}`, null);
  useKeywordFromUrl((primaryKeyword) => form.setValue({ ...form.value, primaryKeyword }));
  const proposingOutline = useApiMutation({
    send: requestProposeOutline,
    errorText: 'Failed to generate article',
    onSuccess: outline.setValue,
  });
  return {
    form,
    outline: outline.value,
    changeOutline: outline.setValue,
    skipOutline: outline.discard,
    planning: proposingOutline.isPending,
    plan: () => proposingOutline.mutate(form.value),
  };
};
