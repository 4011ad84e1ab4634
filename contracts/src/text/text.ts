import { deburr } from 'es-toolkit/string';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** More UTF-16 units than a character has that a person can tell apart from its neighbours. */
const longestGrapheme = 64;

/** The start of a text, at most `length` UTF-16 units long. Characters such as emoji and letters with marks stay whole. */
export const cutText = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const start = graphemes.segment(text.slice(0, length + longestGrapheme)).containing(length);
  return text.slice(0, start?.index ?? length);
};

/** Longest slug in characters; a search result shows about as many. */
export const slugMaxLength = 75;

/**
 * A URL slug: lower-case letters and digits joined by hyphens; empty when the text has none. Latin letters lose their marks
 * (`Größe` → `grosse`, `Łódź` → `lodz`); letters of other scripts stay, as their readers search for them.
 */
export const createSlug = (text: string): string => {
  const words = text
    .normalize('NFKC')
    .replace(/\p{Script=Latin}\p{M}*/gu, (letter) => deburr(letter.normalize('NFKD')).replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+/, '');
  return cutText(words, slugMaxLength).replace(/-+$/, '');
};

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const words = new Intl.Segmenter('und', { granularity: 'word' });

/** Whether the text has letters of a script that puts no spaces between words, such as Chinese, Japanese or Thai. */
export const isUnspaced = (text: string): boolean => unspaced.test(text);

/** Words of a plain text; `don't` and `long-term` are one word each. */
export const splitWords = (text: string): string[] =>
  (text.match(wordPattern) ?? []).flatMap((run) =>
    isUnspaced(run)
      ? [...words.segment(run)].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []))
      : run,
  );

export const countWords = (text: string): number => splitWords(text).length;

/** Comma-separated text as a list without blanks and repetitions. */
export const parseList = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes plain text for HTML, in text and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
