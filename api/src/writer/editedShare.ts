const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const phraseLength = 3;

/** Phrases survive moved paragraphs; single words would find nearly every word somewhere in the other text. */
const countPhrases = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  const length = Math.min(phraseLength, words.length);
  for (let start = 0; start + length <= words.length; start += 1) {
    const phrase = words.slice(start, start + length).join(' ');
    counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  return counts;
};

/** Share of the present text that the writer did not write: 0 is untouched, 1 is all new. */
export const getEditedShare = (generated: string, present: string): number => {
  const before = countPhrases(splitWords(generated));
  const after = [...countPhrases(splitWords(present))];
  const total = after.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return before.size === 0 ? 0 : 1;
  const kept = after.reduce((sum, [phrase, count]) => sum + Math.min(count, before.get(phrase) ?? 0), 0);
  return Math.round((1 - kept / total) * 100) / 100;
};
