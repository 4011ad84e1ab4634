import type { Article } from '@rankwright/contracts/articles';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { ErrorState, LoadingState } from '@rankwright/shared-ui/core';
import { useEffect, type ReactNode } from 'react';
import { articleQuery } from './article.data.ts';
import type { ExtraView } from './ArticleEditor.tsx';
import { ArticleFrame } from './ArticleFrame.tsx';
import { ArticleEditor } from './lazyArticleEditor.ts';

interface OpenedArticleProps {
  id: string;
  /** The article has the whole window. */
  isPage?: boolean;
  extra?: ExtraView;
  /** What stands in place of the editor; null opens the editor. */
  renderWithoutText?: (article: Article) => ReactNode;
}

/** Loads an article by id and opens it in the editor. */
export const OpenedArticle = ({ id, isPage = false, extra, renderWithoutText }: OpenedArticleProps) => {
  useEffect(() => void ArticleEditor.preload(), []);
  const query = useQuery(articleQuery(id));
  const loading = (
    <ArticleFrame isPage={isPage}>
      <LoadingState shape="article" />
    </ArticleFrame>
  );
  if (query.isPending) return loading;
  if (!query.data)
    return (
      <ArticleFrame isPage={isPage}>
        <ErrorState
          {...(isPage && { heading: 'h1' })}
          title="The article could not be opened"
          text={getErrorMessage(query.error, 'Error loading content')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </ArticleFrame>
    );
  const { article } = query.data;
  const instead = renderWithoutText?.(article);
  if (instead) return <ArticleFrame isPage={isPage}>{instead}</ArticleFrame>;
  return (
    <ArticleEditor key={id} article={article} isPage={isPage} {...(extra && { extra })} fallback={loading} />
  );
};
