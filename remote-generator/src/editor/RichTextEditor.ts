import { createLazyComponent } from '@rankwright/sdk/host';
import { TitleField } from './TitleField.ts';

/** Comes with the title field, which stands in it. */
export const RichTextEditor = createLazyComponent(async () => {
  const [editor] = await Promise.all([import('@rankwright/shared-ui/editor'), TitleField.preload()]);
  return editor.RichTextEditor;
});
