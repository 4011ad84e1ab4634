import { cutText } from '@rankwright/contracts/text';

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const lowercaseWords = new Set([
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

export const toTitleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, index) => (index > 0 && lowercaseWords.has(word) ? word : capitalize(word)))
    .join(' ');

/** Shortens to at most `length` characters at a word boundary and adds an ellipsis. */
export const truncate = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const cut = cutText(text, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[,;:.]$/, '')}…`;
};

export interface TemplateValues {
  k: string;
  s: string;
  i: string;
  a: string;
}

/** Replaces {k} keyword, {s} secondary keyword, {i} industry, {a} audience; an uppercase placeholder is capitalized. */
export const fillTemplate = (template: string, values: TemplateValues): string =>
  template.replace(/\{(\w)\}/g, (_, name: string) => {
    const value = values[name.toLowerCase() as keyof TemplateValues];
    return name === name.toUpperCase() ? capitalize(value) : value;
  });
