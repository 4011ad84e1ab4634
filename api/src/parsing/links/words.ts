import type { Language } from './languages.ts';

export interface Word {
  /** Offset in the text. */
  start: number;
  end: number;
  /** What the forms of the word share; empty for words without a meaning of their own. */
  term: string;
}

interface Run {
  text: string;
  start: number;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const maxKnownWords = 200_000;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The parts of a run of letters whose script has no spaces. `Intl.Segmenter` takes 100 times as long as a pattern. */
const segment = (run: string, start: number): Run[] =>
  [...segmenter.segment(run)].flatMap(({ segment: text, index, isWordLike }) =>
    isWordLike ? [{ text, start: start + index }] : [],
  );

const splitRuns = (text: string): Run[] =>
  [...text.matchAll(wordPattern)].flatMap(({ 0: run, index }) =>
    unspaced.test(run) ? segment(run, index) : [{ text: run, start: index }],
  );

const readTerm = (text: string, { stem, stopWords }: Language): string => {
  const word = text.normalize('NFKC').toLowerCase();
  const isShort = word.length === 1 && !unspaced.test(word);
  return isShort || stopWords.has(word) ? '' : stem(word);
};

/** The term of a word, worked out once for each word as it is written. */
const findTerm = (text: string, language: Language): string => {
  const { terms } = language;
  const known = terms.get(text);
  if (known !== undefined) return known;
  // Few archives have more words; a text made to have more gets no memory for them.
  if (terms.size > maxKnownWords) terms.clear();
  const term = readTerm(text, language);
  terms.set(text, term);
  return term;
};

export const readWords = (text: string, language: Language): Word[] =>
  splitRuns(text).map(({ text: word, start }) => ({
    start,
    end: start + word.length,
    term: findTerm(word, language),
  }));

/** The meaningful terms of a text, in order. */
export const listTerms = (text: string, language: Language): string[] => {
  const words = unspaced.test(text)
    ? splitRuns(text).map(({ text: word }) => word)
    : (text.match(wordPattern) ?? []);
  return words.map((word) => findTerm(word, language)).filter((term) => term !== '');
};
