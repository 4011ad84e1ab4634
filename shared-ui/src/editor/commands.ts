import type { Editor } from '@tiptap/core';
import type { IconName } from '../icons/paths.ts';

export interface EditorCommand {
  label: string;
  icon: IconName;
  run: (editor: Editor) => void;
  active?: (editor: Editor) => boolean;
  enabled?: (editor: Editor) => boolean;
}

const createToggle = (
  label: string,
  icon: IconName,
  name: string,
  run: EditorCommand['run'],
): EditorCommand => ({
  label,
  icon,
  run,
  active: (editor) => editor.isActive(name),
});

const createHeading = (label: string, icon: IconName, level: 2 | 3): EditorCommand => ({
  label,
  icon,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  active: (editor) => editor.isActive('heading', { level }),
});

export const insertTable = (editor: Editor): void => {
  editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
};

const bold = createToggle('Bold', 'bold', 'bold', (editor) => editor.chain().focus().toggleBold().run());
const italic = createToggle('Italic', 'italic', 'italic', (editor) =>
  editor.chain().focus().toggleItalic().run(),
);
const heading = createHeading('Heading', 'heading', 2);
const subheading = createHeading('Subheading', 'subheading', 3);
const quote = createToggle('Quote', 'quote', 'blockquote', (editor) =>
  editor.chain().focus().toggleBlockquote().run(),
);

/** Commands for selected text, in order. */
export const bubbleCommands: readonly EditorCommand[] = [bold, italic, heading, subheading, quote];

/** Toolbar commands, in order. */
export const commands: readonly EditorCommand[] = [
  {
    label: 'Undo',
    icon: 'undo',
    run: (editor) => editor.chain().focus().undo().run(),
    enabled: (editor) => editor.can().undo(),
  },
  {
    label: 'Redo',
    icon: 'redo',
    run: (editor) => editor.chain().focus().redo().run(),
    enabled: (editor) => editor.can().redo(),
  },
  heading,
  subheading,
  bold,
  italic,
  createToggle('Bulleted list', 'list', 'bulletList', (editor) =>
    editor.chain().focus().toggleBulletList().run(),
  ),
  createToggle('Numbered list', 'list-ordered', 'orderedList', (editor) =>
    editor.chain().focus().toggleOrderedList().run(),
  ),
  quote,
  createToggle('Code', 'code', 'codeBlock', (editor) => editor.chain().focus().toggleCodeBlock().run()),
  { label: 'Table', icon: 'table', run: insertTable },
];
