import { Extension, type Editor, type JSONContent } from '@tiptap/core';
import { createContent, openText, type OpenedText } from './openedText.ts';
import { HtmlElement, RawBlock, RawInline, SoftBreak } from './rawNodes.ts';
import { writeMarkdown } from './writeMarkdown.ts';

const createHidden = (value: unknown) => ({ default: value, rendered: false });
const reference = {
  reference: createHidden(null),
  label: createHidden(null),
  referenceType: createHidden(null),
};

/** The text that an editor has opened, for the blocks of it that stay as they are. */
const openedTexts = new WeakMap<Editor, OpenedText>();

const open = (editor: Editor, markdown: string): JSONContent => {
  const opened = openText(editor.schema, markdown);
  openedTexts.set(editor, opened);
  return createContent(opened);
};

/** The content of the editor is a Markdown text. */
export const MarkdownText = Extension.create({
  name: 'markdownText',
  addExtensions: () => [RawBlock, RawInline, HtmlElement, SoftBreak],
  addGlobalAttributes: () => [
    {
      types: ['bulletList', 'orderedList', 'taskList', 'listItem', 'taskItem'],
      attributes: { spread: createHidden(false) },
    },
    { types: ['codeBlock'], attributes: { meta: createHidden(null) } },
    { types: ['hardBreak'], attributes: { tag: createHidden(null) } },
    { types: ['link', 'image'], attributes: reference },
  ],
  onBeforeCreate() {
    const { editor } = this;
    const { content } = editor.options;
    if (typeof content !== 'string') return;
    editor.options.content = open(editor, content);
  },
});

/** Shows another text. */
export const setMarkdown = (editor: Editor, markdown: string): void => {
  editor.commands.setContent(open(editor, markdown), { emitUpdate: false });
};

const nothing: OpenedText = { markdown: '', blocks: [] };

/** The text with its changes. */
export const getMarkdown = (editor: Editor): string =>
  writeMarkdown(editor.state.doc, openedTexts.get(editor) ?? nothing);
