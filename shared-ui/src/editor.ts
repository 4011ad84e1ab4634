/** Kit for texts: edit, read, compare. */
export { DiffView } from './editor/DiffView.tsx';
export { MarkdownView } from './editor/MarkdownView.tsx';
export { markdownToHtml } from './editor/markdownToHtml.tsx';
export { RichTextEditor, type EditorHandle, type RichTextEditorProps } from './editor/RichTextEditor.tsx';
