import { splitParagraphs, type ParagraphPair } from './paragraphs.model.ts';

export type Side = 'original' | 'rewritten';
/** `same`: both sides are equal. `edited`: the text contains neither side any more. */
export type ParagraphState = Side | 'same' | 'edited';

/** Which side of a pair the text uses now. */
export const getParagraphState = (
  { before, after }: ParagraphPair,
  paragraphs: readonly string[],
): ParagraphState => {
  if (before === after) return 'same';
  if (after !== null && paragraphs.includes(after)) return 'rewritten';
  if (before !== null && paragraphs.includes(before)) return 'original';
  if (before === null) return 'original';
  return after === null ? 'rewritten' : 'edited';
};

const findCurrentText = (pair: ParagraphPair, paragraphs: readonly string[]): string | null => {
  const state = getParagraphState(pair, paragraphs);
  if (state === 'edited') return null;
  return state === 'original' ? pair.before : pair.after;
};

/** Where to insert a missing paragraph: after the nearest preceding pair that is in the text. */
const findInsertIndex = (
  pairs: readonly ParagraphPair[],
  index: number,
  paragraphs: readonly string[],
): number => {
  for (let earlier = index - 1; earlier >= 0; earlier -= 1) {
    const pair = pairs[earlier];
    const text = pair ? findCurrentText(pair, paragraphs) : null;
    if (text !== null) return paragraphs.indexOf(text) + 1;
  }
  return 0;
};

/** Switches one pair to a side; manual edits elsewhere in the text are kept. */
export const applySide = (
  content: string,
  pairs: readonly ParagraphPair[],
  index: number,
  side: Side,
): string => {
  const paragraphs = splitParagraphs(content);
  const pair = pairs[index];
  if (!pair || getParagraphState(pair, paragraphs) === 'edited') return content;
  const now = findCurrentText(pair, paragraphs);
  const next = side === 'original' ? pair.before : pair.after;
  const at = now === null ? findInsertIndex(pairs, index, paragraphs) : paragraphs.indexOf(now);
  return paragraphs.toSpliced(at, now === null ? 0 : 1, ...(next === null ? [] : [next])).join('\n\n');
};
