import type { Passage } from './passages.ts';

/** Characters shown before and after the anchor. */
const maxCharacters = 160;
const sentenceEnd = /[.!?…؟।]["”’»)]*(?:\s|$)|[。！？]|\n/gu;

/** The Markdown before and after a place, as far as its sentence goes. */
export const readSentence = (
  markdown: string,
  passages: readonly Passage[],
  { start, end }: { start: number; end: number },
): { before: string; after: string } => {
  const passage = passages.find((one) => one.start <= start && end <= one.start + one.text.length);
  if (!passage) throw new Error('The place is in no passage.');
  const [from, to] = [passage.start, passage.start + passage.text.length];
  const ends = [...markdown.slice(from, to).matchAll(sentenceEnd)].map(
    ({ 0: mark, index }) => from + index + mark.length,
  );
  const first = Math.max(from, start - maxCharacters, ...ends.filter((at) => at <= start));
  const last = Math.min(to, end + maxCharacters, ...ends.filter((at) => at >= end));
  return { before: markdown.slice(first, start), after: markdown.slice(end, last) };
};
