import { findAnchors, type Anchor } from './anchors.ts';
import { indexArchive, type IndexedArticle } from './archiveIndex.ts';
import { loadLanguages } from './languages.ts';
import type { LinkInput, LinkPlace, LinkSource, LinkSuggestions } from './linkModel.ts';
import { readPassages } from './passages.ts';
import { readSentence } from './sentence.ts';
import { createComparison } from './similarity.ts';
import { chooseUrl, normalizeUrl } from './urls.ts';
import { readWords } from './words.ts';

const maxLinks = 10;
const minLinks = 2;
const wordsPerLink = 250;
const maxIncoming = 10;
/** Milliseconds after which no further older text is read. */
const maxReadingMs = 2_500;
/** Match of an anchor that names its subject completely, in several words. */
const completeMatch = 0.9;
/** Nearness below which the same words mean something else: of complete anchors, and of others. */
const minNearness = 0.3;
const minNearnessOfOthers = 0.5;
/** Characters that are enough to tell the language. */
const sampleCharacters = 4_000;

interface RatedAnchor extends Anchor {
  score: number;
}

const rate = (anchors: readonly Anchor[], compare: ReturnType<typeof createComparison>): RatedAnchor[] =>
  anchors
    .map((anchor) => ({ ...anchor, nearness: compare(anchor.article, anchor.terms) }))
    .filter(({ nearness, match }) => nearness >= (match >= completeMatch ? minNearness : minNearnessOfOthers))
    .map((anchor) => ({ ...anchor, score: anchor.match + Math.min(1, anchor.nearness) / 2 }));

/** One article for each place: the one of whose subject the words name most. Best first. */
const keepBestOfEachPlace = (anchors: RatedAnchor[]): RatedAnchor[] => {
  const kept: RatedAnchor[] = [];
  for (const anchor of anchors.sort((a, b) => b.terms.length - a.terms.length || b.score - a.score))
    if (!kept.some(({ start, end }) => start < anchor.end && anchor.start < end)) kept.push(anchor);
  return kept.sort((a, b) => b.score - a.score || a.start - b.start);
};

/** The first ones, at most one for each article and each paragraph. */
const spread = (anchors: readonly RatedAnchor[], limit: number): RatedAnchor[] => {
  const articles = new Set<IndexedArticle>();
  const paragraphs = new Set<number>();
  const kept: RatedAnchor[] = [];
  for (const anchor of anchors) {
    if (kept.length === limit || articles.has(anchor.article) || paragraphs.has(anchor.paragraph)) continue;
    articles.add(anchor.article);
    paragraphs.add(anchor.paragraph);
    kept.push(anchor);
  }
  return kept;
};

/** Whether a text may link to an article: to another one that it does not link to. */
const isOffered = (
  article: IndexedArticle,
  { id, urls }: LinkSource,
  linkedUrls: readonly string[],
): boolean =>
  article.id !== id &&
  article.urls.every((url) => {
    const normalized = normalizeUrl(url);
    return (
      urls.every((own) => normalizeUrl(own) !== normalized) &&
      linkedUrls.every((linked) => normalizeUrl(linked, url) !== normalized)
    );
  });

/** The links that a text could have, best first; `wanted` is the id of the only article to link to. */
const findLinks = (
  source: LinkSource,
  chooseIndex: ReturnType<typeof indexArchive>,
  wanted?: string,
): LinkPlace[] => {
  const { id, content, urls } = source;
  const index = chooseIndex(content.slice(0, sampleCharacters));
  const { passages, urls: linkedUrls } = readPassages(content);
  const anchors = passages.flatMap((passage) => findAnchors(passage, index));
  if (anchors.length === 0) return [];
  const words = readWords(content, index.language);
  const compare = createComparison(new Set(words.flatMap(({ term }) => (term ? [term] : []))), index, id);
  const offered = keepBestOfEachPlace(rate(anchors, compare)).filter(
    ({ article }) => isOffered(article, source, linkedUrls) && (!wanted || article.id === wanted),
  );
  const limit = Math.min(maxLinks, Math.max(minLinks, Math.ceil(words.length / wordsPerLink)));
  return spread(offered, limit).map(({ article, start, end, score }) => ({
    ...{ id: article.id, title: article.title, url: chooseUrl(article.urls, urls), start, end, score },
    anchor: content.slice(start, end),
    ...readSentence(content, passages, { start, end }),
  }));
};

/**
 * Finds the words of the article's text on which a link to another article could stand, and those of older texts on
 * which a link to this one could: at most one for each article and paragraph, four for each 1,000 words.
 */
export const suggestLinks = async ({ article, targets, sources }: LinkInput): Promise<LinkSuggestions> => {
  const until = Date.now() + maxReadingMs;
  const chooseIndex = indexArchive(targets, await loadLanguages());
  const outgoing = findLinks(article, chooseIndex);
  const incoming = sources
    .filter(({ id }) => id !== article.id)
    .flatMap((source) =>
      Date.now() > until
        ? []
        : findLinks(source, chooseIndex, article.id).map((link) => ({
            ...link,
            id: source.id,
            title: source.title,
          })),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, maxIncoming);
  return { outgoing, incoming };
};
