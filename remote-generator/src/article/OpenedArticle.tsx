import { getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { ErrorState, LoadingState } from '@rankwright/shared-ui/core';
import { articleQuery } from './article.data.ts';
import { ArticleEditor, type ExtraView } from './ArticleEditor.tsx';

/** Loads an article by id and opens it in the editor. */
export const OpenedArticle = ({ id, extra }: { id: string; extra?: ExtraView }) => {
  const article = useQuery(articleQuery(id));
  if (article.isPending) return <LoadingState shape="article" />;
  if (article.isError)
    return (
      <ErrorState
        title="The article could not be opened"
        text={getErrorMessage(article.error, 'Error loading content')}
        onRetry={() => void article.refetch()}
        retrying={article.isFetching}
      />
    );
  return <ArticleEditor key={id} article={article.data.article} {...(extra && { extra })} />;
};
