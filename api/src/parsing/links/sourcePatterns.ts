import { isNumber } from './archiveIndex.ts';
import { loadLanguages } from './languages.ts';
import type { Language } from './languages.ts';
import type { SourcePattern } from './linkModel.ts';
import { readWords } from './words.ts';

/** Of a title, so many words in a text are enough to read it. */
const titleShare = 0.4;
const minTitleWords = 2;

const hasCase = (letter: string): boolean => letter.toLowerCase() !== letter.toUpperCase();

/**
 * What all forms of a word have in common. Without its first letter, if that is not a plain one: the database may not
 * know its capital.
 */
const findCommonPart = (word: string, stem: string): string => {
  const lower = word.toLowerCase();
  let shared = 0;
  while (shared < lower.length && lower[shared] === stem[shared]) shared += 1;
  const part = lower.slice(0, Math.max(2, shared > 4 ? shared - 1 : shared));
  return part.length > 3 && part > '\u007f' && hasCase(part.charAt(0)) ? part.slice(1) : part;
};

const readParts = (text: string, language: Language): { term: string; part: string }[] =>
  readWords(text, language)
    .filter(({ term }) => term !== '' && !isNumber(term))
    .map(({ start, end, term }) => ({ term, part: findCommonPart(text.slice(start, end), term) }));

/** What a text has that may name the article's subject: at least so many of the parts. Lower case. */
export const listSourcePatterns = async ({
  title,
  keyword,
  content,
}: {
  title: string;
  keyword: string;
  content: string;
}): Promise<SourcePattern[]> => {
  const { get, detect } = await loadLanguages();
  const { language, generic } = get(detect(`${title} ${keyword} ${content}`) ?? 'english');
  const list = (text: string) => [...new Set(readParts(text, language).map(({ part }) => part))];
  const own = list(keyword);
  const named = [
    ...new Set(readParts(title, language).flatMap(({ term, part }) => (generic.has(term) ? [] : [part]))),
  ];
  return [
    { parts: own, atLeast: own.length },
    {
      parts: named,
      atLeast: Math.min(named.length, Math.max(minTitleWords, Math.ceil(named.length * titleShare))),
    },
  ].filter(({ parts }) => parts.length > 0);
};
