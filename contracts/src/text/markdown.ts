import { countWords } from './text.ts';

/** A block of a Markdown text. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'quote' | 'table' | 'code';
  /** Text without Markdown syntax. */
  text: string;
  /** 1–6; headings only. */
  level: number;
}

const references: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Underscores at the edge of a word: those of `_word_`, but not of `snake_case`. */
const emphasis = /(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;

/**
 * Removes Markdown syntax and HTML tags from a line. Each pattern ends at what can begin another match, or is applied
 * only up to the last end of one: a hostile text takes no more time than another of its length.
 */
const stripMarkdown = (line: string): string => {
  const end = line.lastIndexOf(')') + 1;
  const withoutLinks = line
    .slice(0, end)
    .replace(/!\[([^[\]]*)\]\([^)]*\)/g, ' ')
    .replace(/\[([^[\]]*)\]\([^)]*\)/g, '$1');
  return `${withoutLinks}${line.slice(end)}`
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(emphasis, '')
    .replace(/[*`|\\]|~~/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => references[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
};

const blockPatterns: readonly [RegExp, Block['kind']][] = [
  [/^\s*(?:[-*+]|\d+[.)])\s+/, 'item'],
  [/^\s*>\s?/, 'quote'],
  [/^\s*\|/, 'table'],
];

/** An empty line, a thematic break, the underline of a heading, or the line below the head of a table. */
const hasNoText = (line: string): boolean => /^[\s|:=-]*$/.test(line);

const parseBlockLine = (line: string): Block | null => {
  const marks = /^(#{1,6})\s/.exec(line)?.[1];
  if (marks) return { kind: 'heading', level: marks.length, text: stripMarkdown(line.slice(marks.length)) };
  const opening = blockPatterns.find(([pattern]) => pattern.test(line));
  return opening ? { kind: opening[1], level: 0, text: stripMarkdown(line.replace(opening[0], '')) } : null;
};

/** Parses Markdown into blocks, in order. Fenced code is one empty block; paragraph lines are joined. */
export const readBlocks = (markdown: string): Block[] => {
  const blocks: Block[] = [];
  const paragraph: string[] = [];
  const closeParagraph = () => {
    const text = stripMarkdown(paragraph.splice(0).join(' '));
    if (text) blocks.push({ kind: 'paragraph', level: 0, text });
  };
  let fenced = false;
  for (const line of markdown.split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) {
      closeParagraph();
      fenced = !fenced;
      if (fenced) blocks.push({ kind: 'code', level: 0, text: '' });
    } else if (!fenced && hasNoText(line)) {
      if (!line.includes('|')) closeParagraph();
    } else if (!fenced) {
      const block = parseBlockLine(line);
      if (block) closeParagraph();
      else paragraph.push(line);
      if (block?.text) blocks.push(block);
    }
  }
  closeParagraph();
  return blocks;
};

/** Markdown as one line of plain text: without syntax, HTML tags, images and code blocks, in time linear in its length. */
export const toPlainText = (markdown: string): string =>
  readBlocks(markdown)
    .flatMap(({ text }) => text || [])
    .join(' ');

/** Words of a Markdown text as its readers see it: without code, addresses of links, and the numbers of lists. */
export const countMarkdownWords = (markdown: string): number =>
  readBlocks(markdown).reduce((sum, { text }) => sum + countWords(text), 0);
