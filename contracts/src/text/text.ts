/** Longest slug in characters; a search result shows about as many. */
export const slugMaxLength = 75;

/** A URL slug: lower-case letters and digits joined by hyphens; empty when the text has none. */
export const createSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, slugMaxLength)
    .replace(/-+$/, '');

/** Words of a plain text; `don't` and `long-term` are one word each. */
export const splitWords = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

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
