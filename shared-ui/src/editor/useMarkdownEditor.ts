import { useEditor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { getCaretMargins, type EditorFrame } from './editorStyle.ts';
import { extensions } from './extensions.ts';
import { createImageFiles, type RequestImage } from './imageFiles.ts';
import { setMarkdown } from './markdown/MarkdownText.ts';
import { revealText } from './revealText.ts';
import { useDebouncedMarkdown } from './useDebouncedMarkdown.ts';
import { useLatest } from './useLatest.ts';

/** Imperative handle of the editor. */
export interface EditorHandle {
  /** Scrolls to and selects the block with this text; an empty text means the start. False when not found. */
  reveal: (text: string) => boolean;
}

interface MarkdownEditorOptions {
  value: string;
  onChange: (markdown: string) => void;
  label: string;
  onReady?: (editor: EditorHandle) => void;
  frame?: EditorFrame;
  onRequestImage?: RequestImage;
}

/** The editor's extensions, with image files where they can be stored. */
const useExtensions = (onRequestImage: RequestImage | undefined) => {
  const latest = useLatest(onRequestImage);
  const [all] = useState(() =>
    onRequestImage
      ? [...extensions, createImageFiles((file, insert) => latest.current?.(file, insert))]
      : extensions,
  );
  return all;
};

/** An editor with Markdown as input and output; `flush` hands over the last change at once. */
export const useMarkdownEditor = ({
  value,
  onChange,
  label,
  onReady,
  frame = 'box',
  onRequestImage,
}: MarkdownEditorOptions) => {
  const {
    touched: scheduleUpdate,
    settle: flush,
    adopt: acceptExternalValue,
  } = useDebouncedMarkdown(value, onChange);
  const editor = useEditor({
    extensions: useExtensions(onRequestImage),
    content: value,
    immediatelyRender: true,
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      ...getCaretMargins(frame),
    },
    onUpdate: ({ editor: changed }) => scheduleUpdate(changed),
    onBlur: flush,
  });
  useEffect(() => {
    if (acceptExternalValue(value)) setMarkdown(editor, value);
  }, [editor, value, acceptExternalValue]);
  useEffect(() => {
    onReady?.({ reveal: (text) => revealText(editor, text) });
  }, [editor, onReady]);
  return { editor, flush };
};
