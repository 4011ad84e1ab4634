const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the keyword as whole words, ignoring case and whitespace. */
const createKeywordPattern = (keyword: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${keyword.trim().split(/\s+/).map(escapeRegExp).join('\\s+')}(?![\\p{L}\\p{N}])`,
    'giu',
  );

export const countOccurrences = (text: string, keyword: string): number =>
  keyword.trim() === '' ? 0 : (text.match(createKeywordPattern(keyword)) ?? []).length;

export const containsKeyword = (text: string, keyword: string): boolean =>
  countOccurrences(text, keyword) > 0;

/** Splits the text at the keyword; `hit` marks the pieces that are the keyword. */
export const splitByKeyword = (text: string, keyword: string): { text: string; hit: boolean }[] => {
  if (keyword.trim() === '') return [{ text, hit: false }];
  const pieces: { text: string; hit: boolean }[] = [];
  let end = 0;
  for (const found of text.matchAll(createKeywordPattern(keyword))) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), hit: false });
    pieces.push({ text: found[0], hit: true });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false });
  return pieces;
};
