import type { Editor, JSONContent } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { readMarkdown } from './markdown/readMarkdown.ts';
import { printDocument } from './markdown/writeMarkdown.ts';

/** The selected part of the text. */
export interface SelectedText {
  markdown: string;
  /** Replaces it as one step that Undo takes back; false when the text there has changed. */
  replace: (markdown: string) => boolean;
}

interface TextRange {
  from: number;
  to: number;
}

const printRange = (editor: Editor, { from, to }: TextRange): string =>
  printDocument(editor.state.doc.cut(from, to)).trim();

/** A single paragraph goes into the line; anything longer replaces whole blocks. */
const parseReplacement = (markdown: string): JSONContent[] => {
  const blocks = readMarkdown(markdown).content ?? [];
  const [block] = blocks;
  return blocks.length === 1 && block?.type === 'paragraph' ? (block.content ?? []) : blocks;
};

/** The selection of the editor; null when nothing is selected. */
export const readSelectedText = (editor: Editor): SelectedText | null => {
  const { from, to, empty } = editor.state.selection;
  const markdown = empty ? '' : printRange(editor, { from, to });
  if (markdown === '') return null;
  return {
    markdown,
    replace: (replacement) => {
      const isUnchanged =
        to <= editor.state.doc.content.size && printRange(editor, { from, to }) === markdown;
      if (!isUnchanged) return false;
      editor.view.dispatch(closeHistory(editor.state.tr));
      return editor.chain().focus().insertContentAt({ from, to }, parseReplacement(replacement)).run();
    },
  };
};
