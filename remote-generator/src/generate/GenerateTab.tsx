import { messageOf } from '@rankwright/sdk/api';
import { useDraft } from '@rankwright/sdk/drafts';
import { useMutation, useQuery } from '@rankwright/sdk/query';
import { useSearchParams } from '@rankwright/sdk/router';
import { showError } from '@rankwright/sdk/toasts';
import { Divider, ErrorState, Stack, WaitingState } from '@rankwright/shared-ui/core';
import { articleQuery } from '../article/article.data.ts';
import { ArticleEditor } from '../article/ArticleEditor.tsx';
import { useSaveKey } from '../article/useSaveKey.ts';
import { askOutline } from './generate.data.ts';
import { emptyRequest, isReady, requestOf, type GenerateValues, type Outline } from './generate.model.ts';
import { GenerateActions } from './GenerateActions.tsx';
import { GenerateForm } from './GenerateForm.tsx';
import { OutlineEditor } from './OutlineEditor.tsx';
import { useGeneration } from './useGeneration.ts';
import { WritingProgress } from './WritingProgress.tsx';

const Opened = ({ id }: { id: string }) => {
  const article = useQuery(articleQuery(id));
  if (article.isPending) return <WaitingState shape="article" />;
  if (article.isError)
    return (
      <ErrorState
        title="The article could not be opened"
        text={messageOf(article.error, 'Error loading content')}
        onRetry={() => void article.refetch()}
        retrying={article.isFetching}
      />
    );
  return <ArticleEditor key={id} article={article.data.article} />;
};

/** The shortcut answers although there is nothing to save yet. */
const NothingToSave = () => {
  useSaveKey(() => showError('Error', 'No article to save. Please generate an article first.'));
  return null;
};

const useOutline = () => {
  const draft = useDraft<Outline | null>('outline', null);
  const asking = useMutation({
    mutationFn: askOutline,
    onSuccess: draft.setValue,
    onError: (error) => showError('Error', messageOf(error, 'Failed to generate article')),
  });
  return { outline: draft.value, change: draft.setValue, skip: draft.discard, asking };
};

/** A brief above, the article it became below; which one is open stands in the address. */
export const GenerateTab = () => {
  const [search, setSearch] = useSearchParams();
  const opened = search.get('article');
  const brief = useDraft<GenerateValues>('brief', emptyRequest);
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
      {!generation.progress && opened && <Opened key={opened} id={opened} />}
      {!opened && <NothingToSave />}
    </Stack>
  );
};
