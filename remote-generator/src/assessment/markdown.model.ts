/** A block of a Markdown text. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'quote' | 'table' | 'code';
  /** Text without Markdown syntax. */
  text: string;
  /** 1–6; headings only. */
  level: number;
}

export interface MarkdownImage {
  alt: string;
  source: string;
}

/** Removes Markdown syntax from a line. */
const stripMarkdown = (line: string): string =>
  line
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~|\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const blockPatterns: readonly [RegExp, Block['kind']][] = [
  [/^\s*(?:[-*+]|\d+[.)])\s+/, 'item'],
  [/^\s*>\s?/, 'quote'],
  [/^\s*\|/, 'table'],
];

const parseBlockLine = (line: string): Block | null => {
  const heading = /^(#{1,6})\s+(.*)$/.exec(line);
  if (heading)
    return { kind: 'heading', level: heading[1]?.length ?? 1, text: stripMarkdown(heading[2] ?? '') };
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
    } else if (!fenced) {
      const block = parseBlockLine(line);
      if (block !== null || line.trim() === '') closeParagraph();
      if (block?.text) blocks.push(block);
      if (!block && line.trim() !== '') paragraph.push(line);
    }
  }
  closeParagraph();
  return blocks;
};

export const readImages = (markdown: string): MarkdownImage[] =>
  [...markdown.matchAll(/!\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g)].map(([, alt = '', source = '']) => ({
    alt,
    source,
  }));

/** URLs of all links, without images. */
export const readLinks = (markdown: string): string[] =>
  [...markdown.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)[^)]*\)/g)].map(([, url = '']) => url);

export const splitWords = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

export const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
