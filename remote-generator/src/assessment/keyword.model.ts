import { isUnspaced } from '@rankwright/contracts/text';

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const letter = '[\\p{L}\\p{M}\\p{N}]';

/** Matches the keyword as whole words, ignoring case and whitespace; in a script without spaces, wherever it stands. */
const createKeywordPattern = (keyword: string): RegExp => {
  const terms = keyword.trim().split(/\s+/);
  const before = isUnspaced(terms[0]?.charAt(0) ?? '') ? '' : `(?<!${letter})`;
  const after = isUnspaced(terms.at(-1)?.slice(-1) ?? '') ? '' : `(?!${letter})`;
  return new RegExp(`${before}${terms.map(escapeRegExp).join('\\s+')}${after}`, 'giu');
};

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
