const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The keyword as whole words, whatever the case and the spaces between. */
const pattern = (keyword: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${keyword.trim().split(/\s+/).map(escaped).join('\\s+')}(?![\\p{L}\\p{N}])`,
    'giu',
  );

export const occurrences = (text: string, keyword: string): number =>
  keyword.trim() === '' ? 0 : (text.match(pattern(keyword)) ?? []).length;

export const contains = (text: string, keyword: string): boolean => occurrences(text, keyword) > 0;

/** The text in pieces, each with whether it is the keyword. */
export const marked = (text: string, keyword: string): { text: string; hit: boolean }[] => {
  if (keyword.trim() === '') return [{ text, hit: false }];
  const pieces: { text: string; hit: boolean }[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern(keyword))) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), hit: false });
    pieces.push({ text: found[0], hit: true });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false });
  return pieces;
};
