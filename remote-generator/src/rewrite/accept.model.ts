import { paragraphsOf, type ParagraphPair } from './paragraphs.model.ts';

export type Side = 'original' | 'rewritten';
/** `same`: both sides say the same. `edited`: the text holds neither side any more. */
export type Taken = Side | 'same' | 'edited';

/** Which side of a pair stands in the text now. */
export const takenOf = ({ before, after }: ParagraphPair, paragraphs: readonly string[]): Taken => {
  if (before === after) return 'same';
  if (after !== null && paragraphs.includes(after)) return 'rewritten';
  if (before !== null && paragraphs.includes(before)) return 'original';
  if (before === null) return 'original';
  return after === null ? 'rewritten' : 'edited';
};

const standing = (pair: ParagraphPair, paragraphs: readonly string[]): string | null => {
  const taken = takenOf(pair, paragraphs);
  if (taken === 'edited') return null;
  return taken === 'original' ? pair.before : pair.after;
};

/** Where a paragraph that is missing belongs: behind the nearest one before it that is there. */
const placeFor = (pairs: readonly ParagraphPair[], index: number, paragraphs: readonly string[]): number => {
  for (let earlier = index - 1; earlier >= 0; earlier -= 1) {
    const pair = pairs[earlier];
    const text = pair ? standing(pair, paragraphs) : null;
    if (text !== null) return paragraphs.indexOf(text) + 1;
  }
  return 0;
};

/** The text with one pair turned to a side; what was edited by hand elsewhere stays. */
export const withSide = (
  content: string,
  pairs: readonly ParagraphPair[],
  index: number,
  side: Side,
): string => {
  const paragraphs = paragraphsOf(content);
  const pair = pairs[index];
  if (!pair || takenOf(pair, paragraphs) === 'edited') return content;
  const now = standing(pair, paragraphs);
  const next = side === 'original' ? pair.before : pair.after;
  const at = now === null ? placeFor(pairs, index, paragraphs) : paragraphs.indexOf(now);
  return paragraphs.toSpliced(at, now === null ? 0 : 1, ...(next === null ? [] : [next])).join('\n\n');
};
