import type { ArchiveIndex, IndexedArticle } from './archiveIndex.ts';

const neighbours = 10;
/** In a smaller archive, nothing tells what is far from a text. */
const minArticles = 15;

const measure = (terms: ReadonlySet<string>, { weigh }: ArchiveIndex): number =>
  Math.sqrt([...terms].reduce((sum, term) => sum + weigh(term) ** 2, 0));

/** Cosine of the text's terms and each article's, as article → similarity. */
const compareAll = (terms: ReadonlySet<string>, index: ArchiveIndex): Map<IndexedArticle, number> => {
  const { postings, weigh } = index;
  const sums = new Map<IndexedArticle, number>();
  const size = measure(terms, index);
  for (const term of terms) {
    const weight = weigh(term) ** 2;
    for (const article of postings.get(term) ?? []) sums.set(article, (sums.get(article) ?? 0) + weight);
  }
  return new Map([...sums].map(([article, sum]) => [article, sum / (article.norm * size || 1)]));
};

/**
 * Tells how near an article is to a text, apart from the words of the anchor: 1 is as near as the ten nearest articles
 * are on average. Whether an archive has one subject or fifty, what has nothing to do with the text is far below.
 */
export const createComparison = (
  terms: ReadonlySet<string>,
  index: ArchiveIndex,
  ownId: string,
): ((article: IndexedArticle, anchorTerms: readonly string[]) => number) => {
  if (index.articles.length < minArticles) return () => 1;
  const all = compareAll(terms, index);
  const nearest = [...all]
    .filter(([{ id }]) => id !== ownId)
    .map(([, similarity]) => similarity)
    .sort((a, b) => b - a)
    .slice(0, neighbours);
  const usual = nearest.reduce((sum, similarity) => sum + similarity, 0) / (nearest.length || 1);
  const size = measure(terms, index);
  return (article, anchorTerms) => {
    const shared = anchorTerms
      .filter((term) => terms.has(term) && article.words.has(term))
      .reduce((sum, term) => sum + index.weigh(term) ** 2, 0);
    const rest = (all.get(article) ?? 0) - shared / (article.norm * size || 1);
    return usual > 0 ? rest / usual : 0;
  };
};
