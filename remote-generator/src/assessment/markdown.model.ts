/** One part of a Markdown text as a reader meets it. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'quote' | 'table' | 'code';
  /** Words without marks. */
  text: string;
  /** 1–6; headings only. */
  level: number;
}

export interface Picture {
  alt: string;
  source: string;
}

/** The words of a line without Markdown's marks. */
export const plain = (line: string): string =>
  line
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~|\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const openings: readonly [RegExp, Block['kind']][] = [
  [/^\s*(?:[-*+]|\d+[.)])\s+/, 'item'],
  [/^\s*>\s?/, 'quote'],
  [/^\s*\|/, 'table'],
];

const single = (line: string): Block | null => {
  const heading = /^(#{1,6})\s+(.*)$/.exec(line);
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, text: plain(heading[2] ?? '') };
  const opening = openings.find(([pattern]) => pattern.test(line));
  return opening ? { kind: opening[1], level: 0, text: plain(line.replace(opening[0], '')) } : null;
};

/** A text as its blocks, in order; fenced code is one block, paragraph lines run together. */
export const readBlocks = (markdown: string): Block[] => {
  const blocks: Block[] = [];
  const paragraph: string[] = [];
  const close = () => {
    const text = plain(paragraph.splice(0).join(' '));
    if (text) blocks.push({ kind: 'paragraph', level: 0, text });
  };
  let fenced = false;
  for (const line of markdown.split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) {
      close();
      fenced = !fenced;
      if (fenced) blocks.push({ kind: 'code', level: 0, text: '' });
    } else if (!fenced) {
      const block = single(line);
      if (block !== null || line.trim() === '') close();
      if (block?.text) blocks.push(block);
      if (!block && line.trim() !== '') paragraph.push(line);
    }
  }
  close();
  return blocks;
};

export const readPictures = (markdown: string): Picture[] =>
  [...markdown.matchAll(/!\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g)].map(([, alt = '', source = '']) => ({
    alt,
    source,
  }));

/** Addresses of links; pictures are none. */
export const readLinks = (markdown: string): string[] =>
  [...markdown.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)[^)]*\)/g)].map(([, address = '']) => address);

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
