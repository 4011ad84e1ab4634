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
  EditorImage,
  TableKit,
  Markdown,
  PasteCleaner,
];
