// Plain JavaScript, because the TypeScript loader does not run in worker threads.
import { readWords } from './words.mjs';

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

const weighTerms = (terms, weigh) => terms.reduce((sum, term) => sum + weigh(term), 0);

/** The words from `from` on that an anchor could hold. */
const readRun = (words, text, from) => {
  const run = [words[from]];
  let stopWords = 0;
  for (let at = from + 1; at < words.length; at += 1) {
    const [last, next] = [words[at - 1], words[at]];
    if (!joins.test(text.slice(last.end, next.start)) || next.end - words[from].start > maxCharacters) break;
    stopWords = next.term === '' ? stopWords + 1 : 0;
    if (stopWords > maxStopWords) break;
    run.push(next);
  }
  return run;
};

/** The longest start of the run that consists of the subject's terms, each as often as the subject has it. */
const matchSubject = (run, { terms }) => {
  const missing = [...terms];
  const found = [];
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
const isWhole = (text, start, end) =>
  !/[-‐‑]/u.test(text[start - 1] ?? '') && !/^[-‐‑'’][\p{L}\p{N}]/u.test(text.slice(end, end + 2));

const searchSubjects = (terms, subjects) => {
  const lists = terms.map((term) => subjects.get(term) ?? []);
  const shortest = lists.reduce((least, list) => (list.length < least.length ? list : least));
  const all = shortest.filter((subject) => terms.every((term) => subject.terms.includes(term)));
  return { all, articles: new Set(all.flatMap(({ owners }) => owners)).size };
};

/** The subjects that have all the terms, and how many articles are about one of them; searched once for the same terms. */
const findSubjects = (terms, { subjects, found }) => {
  const key = terms.join(' ');
  const known = found.get(key) ?? searchSubjects(terms, subjects);
  found.set(key, known);
  return known;
};

const countArticles = (terms, index) => findSubjects(terms, index).articles;

/** The subjects that a run may name: of its first word alone, or with at least one more of its words. */
const listCandidates = (run, index) => {
  const [first, ...others] = run.map(({ term }) => term);
  const candidates = new Set((index.subjects.get(first) ?? []).filter(({ terms }) => terms.length === 1));
  for (const term of new Set(others))
    if (index.subjects.has(term))
      for (const subject of findSubjects([first, term], index).all) candidates.add(subject);
  return [...candidates];
};

/** One word names a subject only when few articles are about it. */
const isCommon = (terms, index) =>
  countArticles(terms, index) > Math.max(fewArticles, index.articles.length * commonShare);

/** How well the anchor names the subject, 0 to 1; 0: another article could be meant. */
const rateMatch = ({ found, strangers }, subject, index) => {
  const { weigh, generic } = index;
  if (found.every((term) => generic.has(term))) return 0;
  const isComplete = found.length === subject.terms.length;
  if (isComplete && found.length > 1) return subject.kind === 'secondary' ? 0.9 : 1;
  if (isComplete) return subject.kind === 'secondary' || isCommon(found, index) ? 0 : 0.7;
  if (subject.kind !== 'title' || found.length < 2 || strangers > 0) return 0;
  const share = weighTerms(found, weigh) / weighTerms(subject.terms, weigh);
  return share >= titleShare && countArticles(found, index) === 1 ? share * 0.8 : 0;
};

const findAnchorsFrom = (run, { text, start, paragraph }, index) =>
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
export const findAnchors = (passage, index) => {
  const words = readWords(passage.text, index.language);
  return words.flatMap(({ term }, from) =>
    index.subjects.has(term) ? findAnchorsFrom(readRun(words, passage.text, from), passage, index) : [],
  );
};
