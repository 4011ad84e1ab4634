import { createLazyComponent } from '@rankwright/sdk/host';
import { RichTextEditor } from '../editor/RichTextEditor.ts';

/** The editor of articles, in a chunk of its own. Comes with the fields for the text, so that it is there as a whole. */
export const ArticleEditorChunk = createLazyComponent(async () => {
  const [{ ArticleEditor }] = await Promise.all([
    import(/* webpackChunkName: "article-editor" */ './ArticleEditor.tsx'),
    RichTextEditor.preload(),
  ]);
  return ArticleEditor;
});
