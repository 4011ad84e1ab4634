import type { Root } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const schema = { ...defaultSchema, clobberPrefix: '' };

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSanitize, schema);
const printer = unified().use(rehypeStringify);

/** Parses Markdown to a sanitized tree of HTML elements (hast). */
export const markdownToTree = (markdown: string): Root => parser.runSync(parser.parse(markdown));

/** Prints a tree of HTML elements. */
export const printTree = (tree: Root): string => printer.stringify(tree);

/** Converts Markdown to sanitized HTML. */
export const markdownToHtml = (markdown: string): Promise<string> =>
  Promise.resolve(printTree(markdownToTree(markdown)));

/** Escapes plain text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Strips Markdown and HTML syntax. */
export const toPlainText = (markdown: string): string =>
  markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/[*_`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The first `length` characters of the plain text, with `...` when cut, as the specification prescribes. */
export const createExcerpt = (markdown: string, length: number): string => {
  const text = toPlainText(markdown);
  return text.length > length ? `${text.slice(0, length)}...` : text;
};
