/** Lazy shared module: edit, show and compare Markdown. */
export { DiffView } from './editor/DiffView.tsx';
export type { InsertImage, RequestImage } from './editor/imageFiles.ts';
export { MarkdownView, type MarkdownViewProps } from './editor/MarkdownView.tsx';
export { markdownToHtml } from './editor/markdownToHtml.tsx';
export type { SelectedText } from './editor/selectedText.ts';
export { RichTextEditor, type EditorHandle, type RichTextEditorProps } from './editor/RichTextEditor.tsx';
export { TitleField, type TitleFieldProps } from './editor/TitleField.tsx';
