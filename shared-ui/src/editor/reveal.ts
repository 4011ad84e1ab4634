import type { Editor } from '@tiptap/core';

interface Place {
  from: number;
  to: number;
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The first block whose words contain the text. */
const placeOf = (editor: Editor, text: string): Place | null => {
  const wanted = squeezed(text).slice(0, 120);
  let found: Place | null = null;
  editor.state.doc.descendants((node, position) => {
    if (found) return false;
    if (!node.isTextblock) return true;
    if (squeezed(node.textContent).includes(wanted))
      found = { from: position + 1, to: position + 1 + node.content.size };
    return false;
  });
  return found;
};

/** Selects the block that holds the text and brings it into view; false when the text is no longer there. */
export const revealText = (editor: Editor, text: string): boolean => {
  const place = text ? placeOf(editor, text) : { from: 1, to: 1 };
  if (!place) return false;
  editor.chain().focus().setTextSelection(place).scrollIntoView().run();
  return true;
};
