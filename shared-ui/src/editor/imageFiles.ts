import { Extension, type Editor } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** Puts an image where the caret was when it was requested. */
export type InsertImage = (image: { src: string; alt: string }) => void;

/** Asks for an image; `file` was pasted or dropped. */
export type RequestImage = (file: File | null, insert: InsertImage) => void;

/** In a paragraph of its own at `position`, the caret when it was requested, as far as the text still reaches there. */
export const createInsertImage =
  (editor: Editor, position = editor.state.selection.to): InsertImage =>
  ({ src, alt }) => {
    const place = Math.min(position, editor.state.doc.content.size);
    const image = { type: 'image', attrs: { src, alt } };
    editor
      .chain()
      .focus()
      .insertContentAt(place, { type: 'paragraph', content: [image] })
      .run();
  };

const findImage = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/** Word processors copy a picture of the text along with the text. */
const hasText = (data: DataTransfer | null): boolean => (data?.getData('text/plain') ?? '').trim() !== '';

/** Hands over images that are pasted or dropped as files. */
export const createImageFiles = (request: (file: File, insert: InsertImage) => void) =>
  Extension.create({
    name: 'imageFiles',
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin({
          props: {
            handlePaste: (_, { clipboardData }) => {
              const file = findImage(clipboardData);
              if (!file || hasText(clipboardData)) return false;
              request(file, createInsertImage(editor));
              return true;
            },
            handleDrop: (view, event) => {
              const file = findImage(event.dataTransfer);
              if (!file) return false;
              event.preventDefault();
              const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
              request(file, createInsertImage(editor, place));
              return true;
            },
          },
        }),
      ];
    },
  });
