import type { Article } from '@rankwright/contracts/articles';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { ErrorState, LoadingState } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { articleQuery } from './article.data.ts';
import type { ExtraView } from './ArticleEditor.tsx';
import { LazyArticleEditor, useEditorPreload } from './LazyArticleEditor.tsx';

interface OpenedArticleProps {
  id: string;
  extra?: ExtraView;
  /** What stands in place of the editor; null opens the editor. */
  renderWithoutText?: (article: Article) => ReactNode;
}

/** Loads an article by id and opens it in the editor. */
export const OpenedArticle = ({ id, extra, renderWithoutText }: OpenedArticleProps) => {
  useEditorPreload();
  const article = useQuery(articleQuery(id));
  if (article.isPending) return <LoadingState shape="article" />;
  if (!article.data)
    return (
      <ErrorState
        title="The article could not be opened"
        text={getErrorMessage(article.error, 'Error loading content')}
        onRetry={() => void article.refetch()}
        retrying={article.isFetching}
      />
    );
  return (
    renderWithoutText?.(article.data.article) ?? (
      <LazyArticleEditor key={id} article={article.data.article} {...(extra && { extra })} />
    )
  );
};
