import { TaskItem, TaskList } from '@tiptap/extension-list';
import { TableKit } from '@tiptap/extension-table';
import { Markdown } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { EditorImage } from './ArticleImage.tsx';
import { PasteCleaner } from './paste/PasteCleaner.ts';

/** Editor features; all of them can be written as Markdown. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: { openOnClick: false, autolink: true },
    underline: false,
  }),
  TaskList,
  TaskItem.configure({
    nested: true,
    a11y: { checkboxLabel: ({ textContent }) => textContent || 'Task without text' },
  }),
  EditorImage,
  TableKit,
  Markdown,
  PasteCleaner,
];
