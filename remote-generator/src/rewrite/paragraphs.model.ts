import { splitWords } from '@rankwright/contracts/text';

/** An original paragraph and its rewrite; one side is null where a paragraph was added or removed. */
export interface ParagraphPair {
  before: string | null;
  after: string | null;
}

export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Share of common words of two paragraphs, 0–1 (Dice coefficient). */
const calculateSimilarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  if (a.size + b.size === 0) return 1;
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return (2 * common) / (a.size + b.size);
};

/** Cost of an unpaired paragraph: two paragraphs are paired unless they have almost no words in common. */
const unpairedCost = 0.48;
const createWordSet = (text: string): Set<string> => new Set(splitWords(text.toLowerCase()));

/** `costs[i][j]`: the lowest cost of pairing the paragraphs from `i` (original) and `j` (rewrite) on. */
const calculatePairingCosts = (
  distances: readonly (readonly number[])[],
  rows: number,
  columns: number,
): number[][] => {
  const costs = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
  const at = (row: number, column: number): number => costs[row]?.[column] ?? Infinity;
  for (let row = rows; row >= 0; row -= 1)
    for (let column = columns; column >= 0; column -= 1) {
      if (row === rows && column === columns) continue;
      const line = costs[row];
      if (line)
        line[column] = Math.min(
          at(row + 1, column) + unpairedCost,
          at(row, column + 1) + unpairedCost,
          at(row + 1, column + 1) + (distances[row]?.[column] ?? Infinity),
        );
    }
  return costs;
};

/** Pairs the paragraphs of both texts in order, by lowest total cost (sequence alignment). */
export const pairParagraphs = (before: readonly string[], after: readonly string[]): ParagraphPair[] => {
  const beforeWords = before.map(createWordSet);
  const afterWords = after.map(createWordSet);
  const distances = beforeWords.map((a) => afterWords.map((b) => 1 - calculateSimilarity(a, b)));
  const costs = calculatePairingCosts(distances, before.length, after.length);
  const pairs: ParagraphPair[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const here = costs[row]?.[column] ?? 0;
    const together = (costs[row + 1]?.[column + 1] ?? Infinity) + (distances[row]?.[column] ?? Infinity);
    if (Math.abs(together - here) < 1e-9)
      pairs.push({ before: before[row++] ?? null, after: after[column++] ?? null });
    else if (
      row < before.length &&
      Math.abs((costs[row + 1]?.[column] ?? Infinity) + unpairedCost - here) < 1e-9
    )
      pairs.push({ before: before[row++] ?? null, after: null });
    else pairs.push({ before: null, after: after[column++] ?? null });
  }
  return pairs;
};
