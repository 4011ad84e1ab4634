import { createLazyPart } from '@rankwright/sdk/host';
import { RichTextEditor } from '../editor/RichTextEditor.ts';
import { TitleField } from '../editor/TitleField.ts';

/** The editor of articles, in a chunk of its own. Comes with the fields for the text, so that it is there as a whole. */
export const ArticleEditor = createLazyPart(async () => {
  const [loaded] = await Promise.all([
    import(/* webpackChunkName: "article-editor" */ './ArticleEditor.tsx').then(
      ({ ArticleEditor: Loaded }) => Loaded,
    ),
    RichTextEditor.preload(),
    TitleField.preload(),
  ]);
  return loaded;
});
