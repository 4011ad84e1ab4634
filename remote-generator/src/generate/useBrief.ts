import { messageOf } from '@rankwright/sdk/api';
import { useDraft } from '@rankwright/sdk/drafts';
import { useMutation } from '@rankwright/sdk/query';
import { useSearchParams } from '@rankwright/sdk/router';
import { showError } from '@rankwright/sdk/toasts';
import { useEffect, useRef } from 'react';
import { askOutline } from './generate.data.ts';
import { emptyRequest, type GenerateValues, type Outline } from './generate.model.ts';

/** Another screen may bring the keyword along in the address. */
const useKeywordFromAddress = (take: (primaryKeyword: string) => void) => {
  const [search, setSearch] = useSearchParams();
  const keyword = search.get('keyword');
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (!keyword || taken.current === keyword) return;
    taken.current = keyword;
    take(keyword);
    setSearch({}, { replace: true });
  }, [keyword, take, setSearch]);
};

/** What the article is to be about, and the outline when there is one; both are kept on this device. */
export const useBrief = () => {
  const { value: values, setValue: setValues } = useDraft<GenerateValues>('brief', emptyRequest);
  const outline = useDraft<Outline | null>('outline', null);
  useKeywordFromAddress((primaryKeyword) => setValues({ ...values, primaryKeyword }));
  const asking = useMutation({
    mutationFn: askOutline,
    onSuccess: outline.setValue,
    onError: (error) => showError('Error', messageOf(error, 'Failed to generate article')),
  });
  return {
    values,
    setValues,
    outline: outline.value,
    changeOutline: outline.setValue,
    skipOutline: outline.discard,
    planning: asking.isPending,
    plan: () => asking.mutate(values),
  };
};
export type Brief = ReturnType<typeof useBrief>;
