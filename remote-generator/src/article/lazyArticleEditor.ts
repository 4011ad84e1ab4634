import { createLazyPart } from '@rankwright/sdk/host';
import { RichTextEditor } from '../editor/RichTextEditor.ts';
import { TitleField } from '../editor/TitleField.ts';

/** The editor of articles, in a chunk of its own. Comes with the fields for the text, so that it is there as a whole. */
export const ArticleEditor = createLazyPart(async () => {
  const [editor] = await Promise.all([
    import(/* webpackChunkName: "article-editor" */ './ArticleEditor.tsx'),
    RichTextEditor.preload(),
    TitleField.preload(),
  ]);
  return editor.ArticleEditor;
});
