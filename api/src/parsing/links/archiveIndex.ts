import type { Language, Languages } from './languages.ts';
import type { LinkTarget } from './linkModel.ts';
import { listTerms } from './words.ts';

interface Phrase {
  kind: 'keyword' | 'secondary' | 'title';
  terms: string[];
}

/** What articles are about, in one phrase. */
export interface Subject extends Phrase {
  owners: IndexedArticle[];
}

export interface IndexedArticle extends LinkTarget {
  subjects: Phrase[];
  words: ReadonlySet<string>;
  norm: number;
}

/** The articles of one language, with what they are about and how much each term says. */
export interface ArchiveIndex {
  articles: IndexedArticle[];
  language: Language;
  generic: ReadonlySet<string>;
  /** Term → articles with it. */
  postings: Map<string, IndexedArticle[]>;
  /** Term → subjects with it. */
  subjects: Map<string, Subject[]>;
  weigh: (term: string) => number;
  /** Subjects by terms that were searched before. */
  found: Map<string, { all: Subject[]; articles: number }>;
}

const openingCharacters = 600;
/** Characters that are enough to tell the language. */
const sampleCharacters = 200;

/** The language of a text; that of most of the archive when the text is too short to tell. */
const detectAll = (
  targets: readonly LinkTarget[],
  languages: Languages,
): { usual: string; names: string[] } => {
  const found = targets.map(({ title, keyword, opening }) =>
    languages.detect(`${title} ${keyword} ${opening.slice(0, sampleCharacters)}`),
  );
  const counts = new Map<string, number>();
  for (const name of found) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  const usual = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'english';
  return { usual, names: found.map((name) => name ?? usual) };
};

export const isNumber = (term: string): boolean => /^\p{N}+$/u.test(term);

/** What a title is about, without the words that say how it tells it. */
const findTitleTerms = ({ title }: LinkTarget, language: Language, generic: ReadonlySet<string>): string[] =>
  listTerms(title, language).filter((term) => !isNumber(term) && !generic.has(term));

const listSubjects = (target: LinkTarget, language: Language, generic: ReadonlySet<string>): Phrase[] => {
  const phrases: Phrase[] = [
    { kind: 'keyword', terms: listTerms(target.keyword, language) },
    ...target.secondaryKeywords.map((keyword) => ({
      kind: 'secondary' as const,
      terms: listTerms(keyword, language),
    })),
    { kind: 'title', terms: findTitleTerms(target, language, generic) },
  ];
  return phrases.filter(({ terms }) => terms.some((term) => !generic.has(term) && !isNumber(term)));
};

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

/** How much a term says: less the more articles have it. */
const getWeight = (count: number | undefined, whole: number): number => Math.log(1 + whole / (count ?? 0.5));

const indexTarget = (
  target: LinkTarget,
  language: Language,
  generic: ReadonlySet<string>,
): IndexedArticle => ({
  ...target,
  norm: 0,
  subjects: listSubjects(target, language, generic),
  words: new Set(
    listTerms(`${target.title} ${target.keyword} ${target.opening.slice(0, openingCharacters)}`, language),
  ),
});

const countTerms = (articles: readonly IndexedArticle[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { words } of articles) for (const term of words) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};

/** Subjects by their terms: those of several articles are one. */
const groupSubjects = (articles: readonly IndexedArticle[]): Iterable<Subject> => {
  const groups = new Map<string, Subject>();
  for (const owner of articles)
    for (const { kind, terms } of owner.subjects) {
      const key = `${kind} ${terms.toSorted().join(' ')}`;
      const known = groups.get(key);
      if (known) known.owners.push(owner);
      else groups.set(key, { kind, terms, owners: [owner] });
    }
  return groups.values();
};

const indexLanguage = (
  targets: readonly LinkTarget[],
  { language, generic }: ReturnType<Languages['get']>,
): ArchiveIndex => {
  const articles = targets.map((target) => indexTarget(target, language, generic));
  const counts = countTerms(articles);
  const weigh = (term: string): number => getWeight(counts.get(term), articles.length);
  const postings: ArchiveIndex['postings'] = new Map();
  const subjects: ArchiveIndex['subjects'] = new Map();
  for (const subject of groupSubjects(articles))
    for (const term of new Set(subject.terms)) push(subjects, term, subject);
  for (const article of articles) {
    for (const term of article.words) push(postings, term, article);
    article.norm = Math.sqrt([...article.words].reduce((sum, term) => sum + weigh(term) ** 2, 0));
  }
  return { articles, language, generic, postings, subjects, weigh, found: new Map() };
};

/** An index of the archive in parts, one for each language; returns the part in the language of a text. */
export const indexArchive = (
  targets: readonly LinkTarget[],
  languages: Languages,
): ((text: string) => ArchiveIndex) => {
  const { names, usual } = detectAll(targets, languages);
  const parts = new Map<string, LinkTarget[]>();
  targets.forEach((target, index) => push(parts, names[index] ?? usual, target));
  const indexed = new Map<string, ArchiveIndex>();
  return (text) => {
    const name = languages.detect(text) ?? usual;
    let part = indexed.get(name);
    if (!part) {
      part = indexLanguage(parts.get(name) ?? [], languages.get(name));
      indexed.set(name, part);
    }
    return part;
  };
};
