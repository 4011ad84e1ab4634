import type { Editor } from '@tiptap/core';

interface TextRange {
  from: number;
  to: number;
}

const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Finds the first block that contains the text, ignoring whitespace. */
const findBlock = (editor: Editor, text: string): TextRange | null => {
  const wanted = collapseWhitespace(text).slice(0, 120);
  let found: TextRange | null = null;
  editor.state.doc.descendants((node, position) => {
    if (found) return false;
    if (!node.isTextblock) return true;
    if (collapseWhitespace(node.textContent).includes(wanted))
      found = { from: position + 1, to: position + 1 + node.content.size };
    return false;
  });
  return found;
};

/** Selects the block with the text and scrolls to it; false when it is not found. */
export const revealText = (editor: Editor, text: string): boolean => {
  const range = text ? findBlock(editor, text) : { from: 1, to: 1 };
  if (!range) return false;
  editor.chain().focus().setTextSelection(range).scrollIntoView().run();
  return true;
};
