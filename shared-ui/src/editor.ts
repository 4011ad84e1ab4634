/** Kit for texts: edit, read, compare. */
export { DiffView } from './editor/DiffView.tsx';
export { MarkdownView } from './editor/MarkdownView.tsx';
export { RichTextEditor, type RichTextEditorProps } from './editor/RichTextEditor.tsx';
