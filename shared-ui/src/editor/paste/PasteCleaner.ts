import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { cleanPastedHtml } from './cleanPastedHtml.ts';
import { parsePastedMarkdown } from './pastedMarkdown.ts';

/** Pastes clean text from other programs, and Markdown as what it means; with Shift, text stays as it is. */
export const PasteCleaner = Extension.create({
  name: 'pasteCleaner',
  onBeforeCreate() {
    // Signs of Markdown in pasted text are text: Markdown is recognized as a whole, see below.
    this.editor.setOptions({ enablePasteRules: ['link'] });
  },
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          transformPastedHTML: cleanPastedHtml,
          // Without a result, the default of the editor applies.
          clipboardTextParser: (text, _context, isPlain) =>
            (isPlain ? null : parsePastedMarkdown(editor, text)) as never,
        },
      }),
    ];
  },
});
