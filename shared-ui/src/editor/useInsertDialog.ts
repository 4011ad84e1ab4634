import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { createInsertImage, type RequestImage } from './imageFiles.ts';

type Kind = 'link' | 'image';

/** The dialog for a link or an image; images are requested elsewhere where that is possible. */
export const useInsertDialog = (editor: Editor, onRequestImage: RequestImage | undefined) => {
  const [dialog, setDialog] = useState<Kind | null>(null);
  return {
    dialog,
    setDialog,
    openDialog: (kind: Kind): void => {
      if (kind === 'image' && onRequestImage) onRequestImage(null, createInsertImage(editor));
      else setDialog(kind);
    },
  };
};
