import { readBlocks } from '@rankwright/contracts/markdown';
import { splitWords } from '@rankwright/contracts/text';

export interface OutlineEntry {
  text: string;
  /** 0 for the highest level of the text. */
  depth: number;
  /** Words of the section up to the next heading. */
  words: number;
}

/** The headings of a Markdown text in order. */
export const readOutline = (markdown: string): OutlineEntry[] => {
  const entries: OutlineEntry[] = [];
  for (const { kind, text, level } of readBlocks(markdown)) {
    const last = entries.at(-1);
    if (kind === 'heading') entries.push({ text, depth: level, words: 0 });
    else if (last) last.words += splitWords(text).length;
  }
  const highest = Math.min(...entries.map(({ depth }) => depth));
  return entries.map((entry) => ({ ...entry, depth: entry.depth - highest }));
};
