import type { ArchiveIndex, IndexedArticle, Subject } from './archiveIndex.ts';
import type { Passage } from './passages.ts';
import { readWords, type Word } from './words.ts';

/** A place that names the subject of an article. */
export interface Anchor {
  article: IndexedArticle;
  /** How well the words name the subject, 0 to 1. */
  match: number;
  terms: string[];
  start: number;
  end: number;
  paragraph: number;
}

/** The first word of an anchor, and what may follow it. */
type WordRun = [Word, ...Word[]];

/** Words between the first and the last term of an anchor that belong to no term of the subject. */
const maxStrangers = 1;
const maxStopWords = 2;
const maxCharacters = 80;
/** Between the words of an anchor. */
const joins = /^[\s\u00a0]*$|^[-‐‑'’·・]$/u;
/** Of a title, this much has to stand in the anchor, if it is the only article about that. */
const titleShare = 0.5;
/** A word that more articles than these are about is too general: so many, or this share of the archive. */
const fewArticles = 5;
const commonShare = 0.05;

/** Of more articles with the same subject, no text tells which one is meant. */
const maxOwners = 20;

const weighTerms = (terms: readonly string[], weigh: ArchiveIndex['weigh']): number =>
  terms.reduce((sum, term) => sum + weigh(term), 0);

/** The first word and those after it that an anchor could hold. */
const readRun = (first: Word, others: readonly Word[], text: string): WordRun => {
  const run: WordRun = [first];
  let stopWords = 0;
  let last = first;
  for (const next of others) {
    if (!joins.test(text.slice(last.end, next.start)) || next.end - first.start > maxCharacters) break;
    last = next;
    stopWords = next.term === '' ? stopWords + 1 : 0;
    if (stopWords > maxStopWords) break;
    run.push(next);
  }
  return run;
};

/** The longest start of the run that consists of the subject's terms, each as often as the subject has it. */
interface Match {
  found: string[];
  end: number;
  strangers: number;
}

const matchSubject = (run: WordRun, { terms }: Subject): Match => {
  const missing = [...terms];
  const found: string[] = [];
  let strangers = 0;
  let { end } = run[0];
  let strangersInside = 0;
  for (const { term, end: wordEnd } of run) {
    if (term === '') continue;
    const at = missing.indexOf(term);
    if (at === -1) strangers += 1;
    else {
      missing.splice(at, 1);
      found.push(term);
      end = wordEnd;
      strangersInside = strangers;
    }
    if (strangers > maxStrangers) break;
  }
  return { found, end, strangers: strangersInside };
};

/** Apostrophes and hyphens join words: an anchor does not end inside of them. */
const isWhole = (text: string, start: number, end: number): boolean =>
  !/[-‐‑]/u.test(text[start - 1] ?? '') && !/^[-‐‑'’][\p{L}\p{N}]/u.test(text.slice(end, end + 2));

type Found = ReturnType<ArchiveIndex['found']['get']> & object;

const searchSubjects = (terms: readonly string[], subjects: ArchiveIndex['subjects']): Found => {
  const lists = terms.map((term) => subjects.get(term) ?? []);
  const shortest = lists.reduce((least, list) => (list.length < least.length ? list : least));
  const all = shortest.filter((subject) => terms.every((term) => subject.terms.includes(term)));
  return { all, articles: new Set(all.flatMap(({ owners }) => owners)).size };
};

/** The subjects that have all the terms, and how many articles are about one of them; searched once for the same terms. */
const findSubjects = (terms: readonly string[], { subjects, found }: ArchiveIndex): Found => {
  const key = terms.join(' ');
  const known = found.get(key) ?? searchSubjects(terms, subjects);
  found.set(key, known);
  return known;
};

const countArticles = (terms: readonly string[], index: ArchiveIndex): number =>
  findSubjects(terms, index).articles;

/** The subjects that a run may name: of its first word alone, or with at least one more of its words. */
const listCandidates = ([{ term: first }, ...words]: WordRun, index: ArchiveIndex): Subject[] => {
  const candidates = new Set((index.subjects.get(first) ?? []).filter(({ terms }) => terms.length === 1));
  for (const term of new Set(words.map((word) => word.term)))
    if (index.subjects.has(term))
      for (const subject of findSubjects([first, term], index).all) candidates.add(subject);
  return [...candidates];
};

/** One word names a subject only when few articles are about it. */
const isCommon = (terms: readonly string[], index: ArchiveIndex): boolean =>
  countArticles(terms, index) > Math.max(fewArticles, index.articles.length * commonShare);

/** How well the anchor names the subject, 0 to 1; 0: another article could be meant. */
const rateMatch = ({ found, strangers }: Match, subject: Subject, index: ArchiveIndex): number => {
  const { weigh, generic } = index;
  if (found.every((term) => generic.has(term))) return 0;
  const isComplete = found.length === subject.terms.length;
  if (isComplete && found.length > 1) return subject.kind === 'secondary' ? 0.9 : 1;
  if (isComplete) return subject.kind === 'secondary' || isCommon(found, index) ? 0 : 0.7;
  if (subject.kind !== 'title' || found.length < 2 || strangers > 0) return 0;
  const share = weighTerms(found, weigh) / weighTerms(subject.terms, weigh);
  return share >= titleShare && countArticles(found, index) === 1 ? share * 0.8 : 0;
};

const findAnchorsFrom = (run: WordRun, { text, start, paragraph }: Passage, index: ArchiveIndex): Anchor[] =>
  listCandidates(run, index).flatMap((subject) => {
    const match = matchSubject(run, subject);
    const [from, to] = [run[0].start, match.end];
    const quality = isWhole(text, from, to) ? rateMatch(match, subject, index) : 0;
    if (quality === 0) return [];
    const place = { start: start + from, end: start + to, paragraph };
    return subject.owners
      .slice(0, maxOwners)
      .map((article) => ({ article, match: quality, terms: match.found, ...place }));
  });

/** Every place of a passage that names the subject of an article. */
export const findAnchors = (passage: Passage, index: ArchiveIndex): Anchor[] => {
  const words = readWords(passage.text, index.language);
  return words.flatMap((word, at) =>
    index.subjects.has(word.term)
      ? findAnchorsFrom(
          readRun(word, words.slice(at + 1, at + 1 + maxCharacters), passage.text),
          passage,
          index,
        )
      : [],
  );
};
