import {
  readBlocks,
  readLinks,
  readPictures,
  sentencesOf,
  wordsOf,
  type Block,
  type Picture,
} from './markdown.model.ts';

export interface Sentence {
  text: string;
  words: number;
}

export interface Prose {
  blocks: readonly Block[];
  headings: readonly Block[];
  paragraphs: readonly Block[];
  sentences: readonly Sentence[];
  words: number;
  links: readonly string[];
  pictures: readonly Picture[];
  /** All words in one line, lower case. */
  flat: string;
}

/** A text read once, for all the checks. */
export const prose = (markdown: string): Prose => {
  const blocks = readBlocks(markdown);
  const spoken = blocks.filter(({ kind }) => kind !== 'code');
  const flat = spoken.map(({ text }) => text).join('\n');
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph');
  return {
    blocks,
    headings: blocks.filter(({ kind }) => kind === 'heading'),
    paragraphs,
    sentences: paragraphs
      .flatMap(({ text }) => sentencesOf(text))
      .map((text) => ({ text, words: wordsOf(text).length })),
    words: wordsOf(flat).length,
    links: readLinks(markdown),
    pictures: readPictures(markdown),
    flat: flat.toLowerCase(),
  };
};
