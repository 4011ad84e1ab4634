import { Code } from '@tiptap/extension-code';
import { ListItem, TaskItem, TaskList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { EditorImage } from './ArticleImage.tsx';
import { MarkdownText } from './markdown/MarkdownText.ts';
import { PasteCleaner } from './paste/PasteCleaner.ts';

/** Editor features; all of them can be written as Markdown. */
export const extensions = [
  StarterKit.configure({
    link: { openOnClick: false, autolink: true },
    underline: false,
    code: false,
    listItem: false,
  }),
  // Markdown has emphasised code, items that begin with any block, and only lines in cells.
  Code.extend({ excludes: '' }),
  ListItem.extend({ content: 'block+' }),
  TaskList,
  TaskItem.configure({
    nested: true,
    a11y: { checkboxLabel: ({ textContent }) => textContent || 'Task without text' },
  }),
  EditorImage,
  Table,
  TableRow,
  TableHeader.extend({ content: 'paragraph+' }),
  TableCell.extend({ content: 'paragraph+' }),
  MarkdownText,
  PasteCleaner,
];
