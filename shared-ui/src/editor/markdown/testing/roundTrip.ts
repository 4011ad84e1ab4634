import { getSchema } from '@tiptap/core';
import { extensions } from '../../extensions.ts';
import { createContent, openText } from '../openedText.ts';
import { printDocument, writeMarkdown } from '../writeMarkdown.ts';

const schema = getSchema(extensions);

const open = (markdown: string) => {
  const opened = openText(schema, markdown);
  const document = schema.nodeFromJSON(createContent(opened));
  document.check();
  return { opened, document };
};

/** The text after it was opened and saved without an edit. */
export const saveUnchanged = (markdown: string): string => {
  const { opened, document } = open(markdown);
  return writeMarkdown(document, opened);
};

/** The text after every block of it has been written by the editor, and what the editor says it keeps as it is. */
export const rewrite = (markdown: string): { markdown: string; said: string[] } => {
  const { document } = open(markdown);
  const said: string[] = [];
  document.descendants(({ type, attrs }) => {
    if (type.name.startsWith('raw')) said.push(String(attrs.what));
  });
  return { markdown: printDocument(document), said };
};

/** The text after a paragraph was added at the end. */
export const appendParagraph = (markdown: string, text: string): string => {
  const { opened, document } = open(markdown);
  const paragraph = schema.node('paragraph', null, schema.text(text));
  return writeMarkdown(document.copy(document.content.addToEnd(paragraph)), opened);
};
