import { messageOf } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { ErrorState, WaitingState } from '@rankwright/shared-ui/core';
import { articleQuery } from './article.data.ts';
import { ArticleEditor, type ExtraView } from './ArticleEditor.tsx';

/** An article by its id, ready to be worked on. */
export const OpenedArticle = ({ id, extra }: { id: string; extra?: ExtraView }) => {
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
  return <ArticleEditor key={id} article={article.data.article} {...(extra && { extra })} />;
};
