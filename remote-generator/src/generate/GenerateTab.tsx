import { messageOf } from '@rankwright/sdk/api';
import { useDraft } from '@rankwright/sdk/drafts';
import { useMutation } from '@rankwright/sdk/query';
import { useSearchParams } from '@rankwright/sdk/router';
import { showError } from '@rankwright/sdk/toasts';
import { Divider, Stack } from '@rankwright/shared-ui/core';
import { NothingToSave } from '../article/NothingToSave.tsx';
import { OpenedArticle } from '../article/OpenedArticle.tsx';
import { askOutline } from './generate.data.ts';
import { emptyRequest, isReady, requestOf, type GenerateValues, type Outline } from './generate.model.ts';
import { useEffect, useRef } from 'react';
import { GenerateActions } from './GenerateActions.tsx';
import { GenerateForm } from './GenerateForm.tsx';
import { OutlineEditor } from './OutlineEditor.tsx';
import { useGeneration } from './useGeneration.ts';
import { WritingProgress } from './WritingProgress.tsx';

const useOutline = () => {
  const draft = useDraft<Outline | null>('outline', null);
  const asking = useMutation({
    mutationFn: askOutline,
    onSuccess: draft.setValue,
    onError: (error) => showError('Error', messageOf(error, 'Failed to generate article')),
  });
  return { outline: draft.value, change: draft.setValue, skip: draft.discard, asking };
};

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

/** A brief above, the article it became below; which one is open stands in the address. */
export const GenerateTab = () => {
  const [search, setSearch] = useSearchParams();
  const opened = search.get('article');
  const brief = useDraft<GenerateValues>('brief', emptyRequest);
  const { value: values, setValue: setValues } = brief;
  useKeywordFromAddress((primaryKeyword) => setValues({ ...values, primaryKeyword }));
  const { outline, change, skip, asking } = useOutline();
  const generation = useGeneration(({ id }) => {
    skip();
    setSearch({ article: id });
  });
  return (
    <Stack spacing={4} divider={<Divider />}>
      <Stack spacing={3}>
        <GenerateForm
          values={brief.value}
          onChange={brief.setValue}
          onGenerate={() => void generation.start(requestOf(brief.value, outline))}
        />
        {outline && <OutlineEditor outline={outline} onChange={change} onSkip={skip} />}
        <GenerateActions
          ready={isReady(brief.value)}
          busy={generation.busy}
          planned={outline !== null}
          planning={asking.isPending}
          onPlan={() => asking.mutate(brief.value)}
        />
      </Stack>
      {generation.progress && (
        <WritingProgress
          progress={generation.progress}
          onStop={generation.stop}
          onDiscard={generation.clear}
          onKept={({ id }) => {
            generation.clear();
            setSearch({ article: id });
          }}
        />
      )}
      {!generation.progress && opened && <OpenedArticle key={opened} id={opened} />}
      {!opened && <NothingToSave />}
    </Stack>
  );
};
