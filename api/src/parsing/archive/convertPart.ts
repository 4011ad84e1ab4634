import rehypeRemark from 'rehype-remark';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { createRenderer, gfmOptions } from '../grammar.ts';
import { parseFragment, toCanonical } from './canonical.ts';

const reader = createRenderer();
const createWriter = (bullet: '-' | '*', bulletOrdered: '.' | ')') =>
  unified()
    .use(rehypeRemark)
    .use(remarkGfm, gfmOptions)
    .use(remarkCjkFriendly)
    .use(remarkStringify, { bullet, bulletOrdered, rule: '-', fences: true, listItemIndent: 'one' });
/** A list after a list needs another sign, or Markdown joins them. */
const [writer, alternateWriter] = [createWriter('-', '.'), createWriter('*', ')')];

const readBack = (markdown: string): string => toCanonical(reader.runSync(reader.parse(markdown)));

/** Escapes that Markdown does not need here make the text harder to read. */
const removeEscapes = (markdown: string): string => markdown.replace(/\\([[\]_*~&#.!()+-])/g, '$1');

/** Elements whose loss a comparison of texts could miss. */
const isEmbedded = (html: string): boolean =>
  /<(script|style|iframe|form|input|button|select|video|audio|object|embed|svg|canvas|noscript|ins|u|mark|sup|sub|abbr|cite|small|details|dl)[\s>/]/i.test(
    html,
  );

/** HTML as Markdown that shows the same; null when Markdown cannot say it. */
export const toMarkdown = (html: string, isAlternate = false): string | null => {
  if (isEmbedded(html)) return null;
  const tree = parseFragment(html);
  const wanted = toCanonical(tree);
  if (wanted === '') return null;
  const selected = isAlternate ? alternateWriter : writer;
  const markdown = selected.stringify(selected.runSync(tree)).trim();
  const plain = removeEscapes(markdown);
  if (plain !== markdown && readBack(plain) === wanted) return plain;
  return readBack(markdown) === wanted ? markdown : null;
};
