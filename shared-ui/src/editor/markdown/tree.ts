import type { Root, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { remarkPlugins } from '../grammar.ts';

const createProcessor = (bullet: '-' | '*', bulletOrdered: '.' | ')') =>
  unified()
    .use(remarkParse)
    .use(remarkPlugins)
    .use(remarkStringify, { bullet, bulletOrdered, rule: '-', emphasis: '*', listItemIndent: 'one' });

const usual = createProcessor('-', '.');
/** For a list that follows another one. */
const other = createProcessor('*', ')');

export const parseTree = (markdown: string): Root => usual.parse(markdown);

/** Blocks as Markdown, without a line break at the end. */
export const printBlocks = (children: RootContent[], withOtherBullets = false): string =>
  (withOtherBullets ? other : usual).stringify({ type: 'root', children }).replace(/\n$/, '');
