import { listSourcePatterns } from '../../../../api/src/parsing/links/sourcePatterns.ts';
import { suggestLinks } from '../../../../api/src/parsing/links/suggestLinks.ts';
import { formatShare, type Result } from '../result.ts';
import { plantArchive, type PlantedArticle } from './plantArchive.ts';

interface Counts {
  /** Suggestions. */
  given: number;
  /** Suggestions of a planted pair at a planted place. */
  right: number;
  /** Planted pairs, and those of them that were suggested. */
  planted: number;
  found: number;
}

const openingCharacters = 600;
/** Every so many articles, older texts are searched for links to it. */
const incomingStep = 7;
const minPrecision = 0.9;
const minRecall = 0.6;

const toTarget = ({ id, title, keyword, content, url }: PlantedArticle) => ({
  ...{ id, title, keyword, secondaryKeywords: [] },
  ...{ opening: content.slice(0, openingCharacters), urls: [url] },
});
const toSource = ({ id, title, content, url }: PlantedArticle) => ({ id, title, content, urls: [url] });

interface Place {
  start: number;
  end: number;
}
const isAt = (place: Place, other: Place): boolean => place.start < other.end && other.start < place.end;

const countOutgoing = async (
  archive: readonly PlantedArticle[],
  targets: readonly ReturnType<typeof toTarget>[],
): Promise<Counts> => {
  const counts = { given: 0, right: 0, planted: 0, found: 0 };
  for (const article of archive) {
    const { outgoing } = await suggestLinks({ article: toSource(article), targets, sources: [] });
    const isNamed = (named: PlantedArticle['mentions'], place: (typeof outgoing)[number]): boolean =>
      named.some((mention) => mention.target === place.id && isAt(mention, place));
    counts.given += outgoing.length;
    counts.right += outgoing.filter(
      (place) => isNamed(article.mentions, place) || isNamed(article.alternatives, place),
    ).length;
    counts.planted += new Set(article.mentions.map(({ target }) => target)).size;
    counts.found += new Set(
      outgoing.filter((place) => isNamed(article.mentions, place)).map(({ id }) => id),
    ).size;
  }
  return counts;
};

/** The texts that the database would find for an article. */
const selectSources = async (article: PlantedArticle, archive: readonly PlantedArticle[]) => {
  const patterns = await listSourcePatterns(article);
  return archive
    .filter(({ content }) => {
      const text = content.toLowerCase();
      return patterns.some(
        ({ parts, atLeast }) => parts.filter((part) => text.includes(part)).length >= atLeast,
      );
    })
    .map(toSource);
};

const countIncoming = async (
  archive: readonly PlantedArticle[],
  targets: readonly ReturnType<typeof toTarget>[],
): Promise<Counts> => {
  const counts = { given: 0, right: 0, planted: 0, found: 0 };
  const isNamed = (named: PlantedArticle['mentions'] = [], target: string, place?: Place): boolean =>
    named.some((mention) => mention.target === target && (!place || isAt(mention, place)));
  for (const article of archive.filter((_, index) => index % incomingStep === 0)) {
    const sources = await selectSources(article, archive);
    const { incoming } = await suggestLinks({ article: toSource(article), targets, sources });
    const byId = new Map(archive.map((one) => [one.id, one]));
    counts.given += incoming.length;
    counts.right += incoming.filter(
      (place) =>
        isNamed(byId.get(place.id)?.mentions, article.id, place) ||
        isNamed(byId.get(place.id)?.alternatives, article.id, place),
    ).length;
    counts.planted += archive.filter(({ mentions }) => isNamed(mentions, article.id)).length;
    counts.found += incoming.filter((place) =>
      isNamed(byId.get(place.id)?.mentions, article.id, place),
    ).length;
  }
  return counts;
};

const formatPercent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const summarize = (name: string, runs: readonly Counts[]): Result[] => {
  const sum = (key: keyof Counts) => runs.reduce((total, run) => total + run[key], 0);
  const precision = Math.min(...runs.map(({ right, given }) => right / given));
  const recall = Math.min(...runs.map(({ found, planted }) => found / planted));
  return [
    {
      name: `Precision of ${name}, each of ${runs.length} seeds`,
      text: `at least ${formatPercent(precision)}; in all ${formatShare(sum('right'), sum('given'))}`,
      ok: precision >= minPrecision,
    },
    {
      name: `Recall of ${name}, each of ${runs.length} seeds`,
      text: `at least ${formatPercent(recall)}; in all ${formatShare(sum('found'), sum('planted'))}`,
      ok: recall >= minRecall,
    },
  ];
};

/** Links suggested in planted archives, of which the pairs and places are known. */
export const measureLinks = async (firstSeed: number, seeds: number): Promise<Result[]> => {
  const [outgoing, incoming]: [Counts[], Counts[]] = [[], []];
  for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
    const archive = plantArchive(seed);
    const targets = archive.map(toTarget);
    outgoing.push(await countOutgoing(archive, targets));
    incoming.push(await countIncoming(archive, targets));
  }
  return [
    ...summarize('links from an article to others', outgoing),
    ...summarize('links from others to an article', incoming),
  ];
};
