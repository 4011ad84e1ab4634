import { cutText } from '@rankwright/contracts/text';
import type { Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { parseUntrusted } from '../parsing/parseUntrusted.ts';

const printer = unified().use(rehypeStringify);

/** Parses Markdown to a sanitized tree of HTML elements (hast). */
export const markdownToTree = (markdown: string): Promise<Root> => parseUntrusted('markdownToTree', markdown);

/** Prints a tree of HTML elements. */
export const printTree = (tree: Root): string => printer.stringify(tree);

/** Converts Markdown to sanitized HTML. */
export const markdownToHtml = (markdown: string): Promise<string> =>
  parseUntrusted('markdownToHtml', markdown);

/** The first `length` characters of the text as its readers see it, with `...` when cut, as the specification prescribes. */
export const createExcerpt = async (markdown: string, length: number): Promise<string> => {
  const text = await parseUntrusted('markdownToText', markdown);
  return text.length > length ? `${cutText(text, length)}...` : text;
};
