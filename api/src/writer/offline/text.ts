export const countWords = (text: string): number =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const small = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'but',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, index) => (index > 0 && small.has(word) ? word : capitalised(word)))
    .join(' ');

export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');

/** At most `length` characters, cut between words. */
export const shortened = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[,;:.]$/, '')}…`;
};

export interface Words {
  k: string;
  s: string;
  i: string;
  a: string;
}

/** Fills {k} keyword, {s} secondary keyword, {i} industry, {a} audience; {K} and {S} begin a sentence. */
export const filled = (template: string, words: Words): string =>
  template.replace(/\{(\w)\}/g, (_, name: string) => {
    const value = words[name.toLowerCase() as keyof Words];
    return name === name.toUpperCase() ? capitalised(value) : value;
  });
