import { getErrorMessage } from '@rankwright/sdk/api';
import { useDraft } from '@rankwright/sdk/drafts';
import { useMutation } from '@rankwright/sdk/query';
import { useSearchParams } from '@rankwright/sdk/router';
import { showError } from '@rankwright/sdk/toasts';
import { useEffect, useRef } from 'react';
import { requestOutline } from './generate.data.ts';
import { emptyBrief, type GenerateValues, type Outline } from './generate.model.ts';

/** Fills in the keyword from the `keyword` query parameter, then removes it from the URL. */
const useKeywordFromUrl = (onKeyword: (primaryKeyword: string) => void) => {
  const [search, setSearch] = useSearchParams();
  const keyword = search.get('keyword');
  const handledKeyword = useRef<string | null>(null);
  useEffect(() => {
    if (!keyword || handledKeyword.current === keyword) return;
    handledKeyword.current = keyword;
    onKeyword(keyword);
    setSearch({}, { replace: true });
  }, [keyword, onKeyword, setSearch]);
};

/** Form values and outline, stored on this device. */
export const useBrief = () => {
  const { value: values, setValue: setValues } = useDraft<GenerateValues>('brief', emptyBrief);
  const outline = useDraft<Outline | null>('outline', null);
  useKeywordFromUrl((primaryKeyword) => setValues({ ...values, primaryKeyword }));
  const proposingOutline = useMutation({
    mutationFn: requestOutline,
    onSuccess: outline.setValue,
    onError: (error) => showError('Error', getErrorMessage(error, 'Failed to generate article')),
  });
  return {
    values,
    setValues,
    outline: outline.value,
    changeOutline: outline.setValue,
    skipOutline: outline.discard,
    planning: proposingOutline.isPending,
    plan: () => proposingOutline.mutate(values),
  };
};
export type Brief = ReturnType<typeof useBrief>;
