import type { Editor } from '@tiptap/core';
import type { IconName } from '../../icons/paths.ts';
import { insertTable } from '../commands.ts';

export interface SlashItem {
  label: string;
  terms: string;
  icon: IconName;
  run: (editor: Editor) => void;
}

/** What the slash menu can insert. Image and link open their dialogs. */
export const createSlashItems = (openDialog: (kind: 'link' | 'image') => void): SlashItem[] => [
  {
    label: 'Text',
    terms: 'paragraph plain',
    icon: 'pen',
    run: (editor) => editor.chain().focus().setParagraph().run(),
  },
  {
    label: 'Heading',
    terms: 'h2 title section',
    icon: 'heading',
    run: (editor) => editor.chain().focus().setHeading({ level: 2 }).run(),
  },
  {
    label: 'Subheading',
    terms: 'h3 heading',
    icon: 'subheading',
    run: (editor) => editor.chain().focus().setHeading({ level: 3 }).run(),
  },
  {
    label: 'Bulleted list',
    terms: 'ul unordered points',
    icon: 'list',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    terms: 'ol ordered steps',
    icon: 'list-ordered',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { label: 'Table', terms: 'grid rows columns', icon: 'table', run: insertTable },
  { label: 'Image', terms: 'picture photo', icon: 'image', run: () => openDialog('image') },
  { label: 'Link', terms: 'url', icon: 'link', run: () => openDialog('link') },
  {
    label: 'Quote',
    terms: 'blockquote citation',
    icon: 'quote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: 'Divider',
    terms: 'line rule hr separator',
    icon: 'minus',
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  {
    label: 'Code',
    terms: 'pre block snippet',
    icon: 'code',
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
];
