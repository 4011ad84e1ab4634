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

/** Markdown as a tree of HTML elements that is safe to put on anybody's site. */
export const toTree = (markdown: string): Root => parser.runSync(parser.parse(markdown));

/** A tree of HTML elements as text. */
export const printTree = (tree: Root): string => printer.stringify(tree);

/** Markdown as HTML that is safe to put on anybody's site. */
export const toHtml = (markdown: string): Promise<string> => Promise.resolve(printTree(toTree(markdown)));

/** Words as HTML: what looks like a tag stays text. */
export const textAsHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The words of a Markdown text. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/[*_`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The first characters of a text and an ellipsis, as the specification has excerpts. */
export const excerptOf = (markdown: string, length: number): string => {
  const text = plainText(markdown);
  return text.length > length ? `${text.slice(0, length)}...` : text;
};
