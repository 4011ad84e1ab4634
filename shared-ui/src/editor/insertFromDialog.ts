import type { Editor } from '@tiptap/core';
import { createInsertImage } from './imageFiles.ts';
import type { Inserted } from './InsertDialog.tsx';

/** Inserts the image or link of the dialog; a link goes onto the selected text. */
export const insertFromDialog = (editor: Editor, kind: 'link' | 'image', { url, text }: Inserted): void => {
  const chain = editor.chain().focus();
  if (kind === 'image') createInsertImage(editor)({ src: url, alt: text });
  else if (editor.state.selection.empty)
    chain.insertContent({ type: 'text', text: url, marks: [{ type: 'link', attrs: { href: url } }] }).run();
  else chain.setLink({ href: url }).run();
};
