import type { Editor } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { readMarkdown } from '../markdown/readMarkdown.ts';

/** A line that only Markdown writes: heading, list, quote, fence, table rule, link, image or strong text. */
const markdownLine =
  /^(?:#{1,6} \S|[-*+] \S|\d+[.)] \S|> \S|```|\|?[ :-]*-{3,}[ :|-]*$)|!?\[[^\]]+\]\(\S+\)|\*\*\S/m;

/** Whether the plain text is written in Markdown. */
const isMarkdown = (text: string): boolean => markdownLine.test(text);

/** The pasted Markdown as content of the editor; null for plain text. */
export const parsePastedMarkdown = (editor: Editor, text: string): Slice | null => {
  if (!isMarkdown(text)) return null;
  const document = editor.schema.nodeFromJSON(readMarkdown(text));
  return new Slice(document.content, 0, 0);
};
