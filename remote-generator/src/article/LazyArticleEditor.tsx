import { LoadingState } from '@rankwright/shared-ui/core';
import { useEffect } from 'react';
import type { ArticleEditorProps } from './ArticleEditor.tsx';
import { ArticleEditorChunk } from './ArticleEditorChunk.ts';
import { ArticleFrame } from './ArticleFrame.tsx';

/** Loads the editor's script before it is rendered. A failure shows when it is rendered. */
export const useEditorPreload = (): void =>
  useEffect(() => {
    ArticleEditorChunk.preload().catch(() => undefined);
  }, []);

export const LazyArticleEditor = (props: ArticleEditorProps) => (
  <ArticleEditorChunk
    {...props}
    fallback={
      <ArticleFrame isPage={props.isPage ?? false}>
        <LoadingState shape="article" />
      </ArticleFrame>
    }
  />
);
