// Plain JavaScript, because the TypeScript loader does not run in worker threads.
import { isNumber } from './archiveIndex.mjs';
import { loadLanguages } from './languages.mjs';
import { readWords } from './words.mjs';

/** Of a title, so many words in a text are enough to read it. */
const titleShare = 0.4;
const minTitleWords = 2;

const hasCase = (letter) => letter.toLowerCase() !== letter.toUpperCase();

/**
 * What all forms of a word have in common. Without its first letter, if that is not a plain one: the database may not
 * know its capital.
 */
const findCommonPart = (word, stem) => {
  const lower = word.toLowerCase();
  let shared = 0;
  while (shared < lower.length && lower[shared] === stem[shared]) shared += 1;
  const part = lower.slice(0, Math.max(2, shared > 4 ? shared - 1 : shared));
  return part.length > 3 && part > '\u007f' && hasCase(part[0]) ? part.slice(1) : part;
};

const readParts = (text, language) =>
  readWords(text, language)
    .filter(({ term }) => term !== '' && !isNumber(term))
    .map(({ start, end, term }) => ({ term, part: findCommonPart(text.slice(start, end), term) }));

/**
 * What a text has that may name the article's subject: at least so many of the parts. Lower case.
 * @param {{ title: string, keyword: string, content: string }} article
 * @returns {Promise<{ parts: string[], atLeast: number }[]>}
 */
export const listSourcePatterns = async ({ title, keyword, content }) => {
  const { languages, generic, detect } = await loadLanguages();
  const name = detect(`${title} ${keyword} ${content}`) ?? 'english';
  const language = languages.get(name);
  const list = (text) => [...new Set(readParts(text, language).map(({ part }) => part))];
  const own = list(keyword);
  const named = [
    ...new Set(
      readParts(title, language).flatMap(({ term, part }) => (generic.get(name).has(term) ? [] : [part])),
    ),
  ];
  return [
    { parts: own, atLeast: own.length },
    {
      parts: named,
      atLeast: Math.min(named.length, Math.max(minTitleWords, Math.ceil(named.length * titleShare))),
    },
  ].filter(({ parts }) => parts.length > 0);
};
