import { messageOf } from '@rankwright/sdk/api';
import { useDraft } from '@rankwright/sdk/drafts';
import { useQuery } from '@rankwright/sdk/query';
import { useSearchParams } from '@rankwright/sdk/router';
import { Divider, ErrorState, Stack, WaitingState } from '@rankwright/shared-ui/core';
import { articleQuery } from '../article/article.data.ts';
import { ArticleEditor } from '../article/ArticleEditor.tsx';
import { emptyRequest, type GenerateValues } from './generate.model.ts';
import { GenerateForm } from './GenerateForm.tsx';
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

/** A brief above, the article it became below; which one is open stands in the address. */
export const GenerateTab = () => {
  const [search, setSearch] = useSearchParams();
  const opened = search.get('article');
  const brief = useDraft<GenerateValues>('brief', emptyRequest);
  const generation = useGeneration(({ id }) => setSearch({ article: id }));
  return (
    <Stack spacing={4} divider={<Divider />}>
      <GenerateForm
        values={brief.value}
        onChange={brief.setValue}
        busy={generation.busy}
        onGenerate={() => void generation.start(brief.value)}
      />
      {generation.progress ? (
        <WritingProgress
          progress={generation.progress}
          title={brief.value.primaryKeyword}
          onStop={generation.stop}
          onKept={({ id }) => {
            generation.clear();
            setSearch({ article: id });
          }}
        />
      ) : (
        opened && <Opened key={opened} id={opened} />
      )}
    </Stack>
  );
};
