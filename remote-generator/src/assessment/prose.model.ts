import { readBlocks, type Block } from '@rankwright/contracts/markdown';
import { splitWords } from '@rankwright/contracts/text';
import { readLinks, readImages, splitSentences, type MarkdownImage } from './markdown.model.ts';

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
  images: readonly MarkdownImage[];
  /** The text without Markdown syntax, lower case, one block a line. */
  plainText: string;
}

/** Parses a Markdown text once for all checks. */
export const parseProse = (markdown: string): Prose => {
  const blocks = readBlocks(markdown);
  const textBlocks = blocks.filter(({ kind }) => kind !== 'code');
  const plainText = textBlocks.map(({ text }) => text).join('\n');
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph');
  return {
    blocks,
    headings: blocks.filter(({ kind }) => kind === 'heading'),
    paragraphs,
    sentences: paragraphs
      .flatMap(({ text }) => splitSentences(text))
      .map((text) => ({ text, words: splitWords(text).length })),
    words: splitWords(plainText).length,
    links: readLinks(markdown),
    images: readImages(markdown),
    plainText: plainText.toLowerCase(),
  };
};
