import { LoadingState } from '@rankwright/shared-ui/core';
import { lazy, Suspense, useEffect } from 'react';
import type { ArticleEditorProps } from './ArticleEditor.tsx';
import { ArticleFrame } from './ArticleFrame.tsx';

const loadArticleEditor = () => import(/* webpackChunkName: "article-editor" */ './ArticleEditor.tsx');

const ArticleEditor = lazy(async () => ({ default: (await loadArticleEditor()).ArticleEditor }));

/** Loads the editor's script before it is rendered. A failure shows when it is rendered. */
export const useEditorPreload = (): void =>
  useEffect(() => {
    loadArticleEditor().catch(() => undefined);
  }, []);

export const LazyArticleEditor = (props: ArticleEditorProps) => (
  <Suspense
    fallback={
      <ArticleFrame isPage={props.isPage ?? false}>
        <LoadingState shape="article" />
      </ArticleFrame>
    }
  >
    <ArticleEditor {...props} />
  </Suspense>
);
