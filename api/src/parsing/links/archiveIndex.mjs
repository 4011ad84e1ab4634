// Plain JavaScript, because the TypeScript loader does not run in worker threads.
import { listTerms } from './words.mjs';

/**
 * @typedef {object} Subject What articles are about, in one phrase.
 * @property {object[]} owners The indexed articles.
 * @property {string[]} terms
 * @property {'keyword' | 'secondary' | 'title'} kind
 */

const openingCharacters = 600;
/** Characters that are enough to tell the language. */
const sampleCharacters = 200;

/** The language of a text; that of most of the archive when the text is too short to tell. */
const detectAll = (targets, languages) => {
  const found = targets.map(({ title, keyword, opening }) =>
    languages.detect(`${title} ${keyword} ${opening.slice(0, sampleCharacters)}`),
  );
  const counts = new Map();
  for (const name of found) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  const usual = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'english';
  return { usual, names: found.map((name) => name ?? usual) };
};

export const isNumber = (term) => /^\p{N}+$/u.test(term);

/** What a title is about, without the words that say how it tells it. */
const findTitleTerms = ({ title }, language, generic) =>
  listTerms(title, language).filter((term) => !isNumber(term) && !generic.has(term));

const listSubjects = (target, language, generic) =>
  [
    { kind: 'keyword', terms: listTerms(target.keyword, language) },
    ...target.secondaryKeywords.map((keyword) => ({
      kind: 'secondary',
      terms: listTerms(keyword, language),
    })),
    { kind: 'title', terms: findTitleTerms(target, language, generic) },
  ].filter(({ terms }) => terms.some((term) => !generic.has(term) && !isNumber(term)));

const push = (map, key, value) => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

/** How much a term says: less the more articles have it. */
const getWeight = (count, whole) => Math.log(1 + whole / (count ?? 0.5));

const indexTarget = (target, language, generic) => ({
  ...target,
  subjects: listSubjects(target, language, generic),
  words: new Set(
    listTerms(`${target.title} ${target.keyword} ${target.opening.slice(0, openingCharacters)}`, language),
  ),
});

const countTerms = (articles) => {
  const counts = new Map();
  for (const { words } of articles) for (const term of words) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};

/** Subjects by their terms: those of several articles are one. */
const groupSubjects = (articles) => {
  const groups = new Map();
  for (const owner of articles)
    for (const { kind, terms } of owner.subjects) {
      const key = `${kind} ${terms.toSorted().join(' ')}`;
      const known = groups.get(key);
      if (known) known.owners.push(owner);
      else groups.set(key, { kind, terms, owners: [owner] });
    }
  return groups.values();
};

/** The articles of one language, with what they are about and how much each term says. */
const indexLanguage = (targets, language, generic) => {
  const articles = targets.map((target) => indexTarget(target, language, generic));
  const counts = countTerms(articles);
  const weigh = (term) => getWeight(counts.get(term), articles.length);
  /** Term → articles with it, and term → subjects with it. */
  const postings = new Map();
  const subjects = new Map();
  for (const subject of groupSubjects(articles))
    for (const term of new Set(subject.terms)) push(subjects, term, subject);
  for (const article of articles) {
    for (const term of article.words) push(postings, term, article);
    article.norm = Math.sqrt([...article.words].reduce((sum, term) => sum + weigh(term) ** 2, 0));
  }
  return { articles, language, generic, postings, subjects, weigh, found: new Map() };
};

/** An index of the archive in parts, one for each language; returns the part in the language of a text. */
export const indexArchive = (targets, languages) => {
  const { names, usual } = detectAll(targets, languages);
  const parts = new Map();
  targets.forEach((target, index) => push(parts, names[index], target));
  const indexed = new Map();
  return (text) => {
    const name = languages.detect(text) ?? usual;
    let part = indexed.get(name);
    if (!part) {
      part = indexLanguage(parts.get(name) ?? [], languages.languages.get(name), languages.generic.get(name));
      indexed.set(name, part);
    }
    return part;
  };
};
