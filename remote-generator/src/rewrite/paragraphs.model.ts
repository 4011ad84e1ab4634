import { wordsOf } from '../assessment/markdown.model.ts';

/** A paragraph of the original and what became of it; one of both is missing where something was added or left out. */
export interface ParagraphPair {
  before: string | null;
  after: string | null;
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Share of words that two paragraphs have in common, 0–1 (Dice). */
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  if (a.size + b.size === 0) return 1;
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return (2 * common) / (a.size + b.size);
};

/** Cost of standing alone; two paragraphs pair up unless nearly nothing connects them. */
const alone = 0.48;
const wordSet = (text: string): Set<string> => new Set(wordsOf(text.toLowerCase()));

/** `costs[i][j]`: the cheapest pairing of what follows the first `i` and the first `j` paragraphs. */
const pairingCosts = (unlike: readonly (readonly number[])[], rows: number, columns: number): number[][] => {
  const costs = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
  const at = (row: number, column: number): number => costs[row]?.[column] ?? Infinity;
  for (let row = rows; row >= 0; row -= 1)
    for (let column = columns; column >= 0; column -= 1) {
      if (row === rows && column === columns) continue;
      const line = costs[row];
      if (line)
        line[column] = Math.min(
          at(row + 1, column) + alone,
          at(row, column + 1) + alone,
          at(row + 1, column + 1) + (unlike[row]?.[column] ?? Infinity),
        );
    }
  return costs;
};

/** The paragraphs of both texts side by side, in order. */
export const pairParagraphs = (before: readonly string[], after: readonly string[]): ParagraphPair[] => {
  const beforeWords = before.map(wordSet);
  const afterWords = after.map(wordSet);
  const unlike = beforeWords.map((a) => afterWords.map((b) => 1 - likeness(a, b)));
  const costs = pairingCosts(unlike, before.length, after.length);
  const pairs: ParagraphPair[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const here = costs[row]?.[column] ?? 0;
    const together = (costs[row + 1]?.[column + 1] ?? Infinity) + (unlike[row]?.[column] ?? Infinity);
    if (Math.abs(together - here) < 1e-9)
      pairs.push({ before: before[row++] ?? null, after: after[column++] ?? null });
    else if (row < before.length && Math.abs((costs[row + 1]?.[column] ?? Infinity) + alone - here) < 1e-9)
      pairs.push({ before: before[row++] ?? null, after: null });
    else pairs.push({ before: null, after: after[column++] ?? null });
  }
  return pairs;
};
