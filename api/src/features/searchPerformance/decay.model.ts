import {
  comparePages,
  minimumClicks,
  minimumPages,
  yearDays,
  type Comparison,
  type PageClicks,
} from './comparisons.model.ts';
import { getNormalTail, getStudentQuantile, toNormalDeviate } from './distributions.ts';
import { estimateSeasons, type SeasonEstimate } from './season.model.ts';
import { estimateSpread, getVariance, type Spread } from './spread.model.ts';

/** A page that lost clicks, with what speaks for it. */
export interface DecayFinding {
  page: string;
  evidence: {
    /** Clicks of the last 28 days. */
    clicks: number;
    /** What the page would have had, had it moved with the site and its own season. */
    expectedClicks: number;
    /** Share of the expected clicks that is missing: 0.4 is 40 %. */
    fall: number;
    /** 95 % interval of `fall`. */
    fallInterval: { low: number; high: number };
    /** Chance of such clicks if the fall were 15 % or less, before the correction for the number of pages. */
    probability: number;
    /** Pages tested at once. */
    pagesTested: number;
    /** Change that the page's own season makes, already part of `expectedClicks`: -0.1 is 10 % less; null: not known. */
    season: number | null;
  };
  unknown: string[];
}

export interface DecayReport {
  findings: DecayFinding[];
  /** Pages that could be judged. */
  tested: number;
  /** Why nothing could be judged, or why some pages could not; null: all were. */
  unknown: string | null;
}

/** Expected share of false findings among all (Benjamini–Hochberg). */
const falseDiscoveryRate = 0.05;
/** Smaller falls are no decay. */
const smallestFall = 0.15;

interface Judgement {
  page: string;
  comparison: Comparison;
  expected: number;
  variance: number;
  probability: number;
  season: SeasonEstimate | undefined;
}

const judge = (
  [page, comparison]: [string, Comparison],
  spread: Spread,
  season: SeasonEstimate | undefined,
): Judgement => {
  const expected = comparison.expected * Math.exp(season?.mean ?? 0);
  const tolerated = expected * (1 - smallestFall);
  const variance = getVariance(spread, page, tolerated) + (season?.variance ?? 0);
  // The square root of a count is closer to normal than its logarithm.
  const distance = 2 * (1 - Math.sqrt(comparison.recent / tolerated));
  const probability = getNormalTail(toNormalDeviate(distance / Math.sqrt(variance), spread.df));
  return { page, comparison, expected, variance, probability, season };
};

const toFinding = (judgement: Judgement, spread: Spread, pagesTested: number): DecayFinding => {
  const { page, comparison, expected, probability, season } = judgement;
  const { recent: clicks } = comparison;
  const variance = getVariance(spread, page, Math.max(1, clicks)) + (season?.variance ?? 0);
  const reach = getStudentQuantile(spread.df) * Math.sqrt(variance);
  const left = (clicks + 0.5) / expected;
  return {
    page,
    evidence: {
      ...{ clicks, probability, pagesTested },
      expectedClicks: Math.round(expected),
      fall: 1 - clicks / expected,
      fallInterval: { low: 1 - left * Math.exp(reach), high: 1 - left * Math.exp(-reach) },
      season: season ? Math.exp(season.mean) - 1 : null,
    },
    unknown: [
      'The cause: competitors, a changed results page and the text itself look the same in clicks.',
      ...(season ? [] : ['Whether it is the page’s own season: that takes 476 days of history.']),
    ],
  };
};

const explainUntested = (total: number, tested: number): string | null =>
  tested === total
    ? null
    : `${total - tested} of ${total} pages have fewer than ${minimumClicks} clicks in 28 days: too few to tell decay from chance.`;

/** Benjamini–Hochberg: as many of the smallest probabilities as keep the expected share of false ones at the rate. */
const selectDiscoveries = (judged: readonly Judgement[]): Judgement[] => {
  const sorted = judged.toSorted((a, b) => a.probability - b.probability);
  const last = sorted.findLastIndex(
    ({ probability }, index) => probability <= (falseDiscoveryRate * (index + 1)) / sorted.length,
  );
  return sorted.slice(0, last + 1);
};

/** Seasons of the pages by what the same weeks did a year before; empty without such a history. */
const findSeasons = (pages: readonly PageClicks[], spread: Spread): Promise<Map<string, SeasonEstimate>> =>
  estimateSeasons(
    [...(comparePages(pages, yearDays) ?? [])].map(([page, { change, expected }]) => ({
      page,
      change,
      variance: getVariance(spread, page, expected),
    })),
  );

/**
 * Pages whose clicks of the last 28 days fell by more than 15 % below 70 days before (two weeks between them are left out),
 * beyond what the site as a whole did. Weekdays cancel out, the site's movement is the median of its pages, the page's own
 * season is that of the same weeks a year before, and the spread comes from earlier windows. Of all findings at most one
 * in twenty is expected to be false. Works in slices of a few milliseconds, so that the event loop stays free.
 */
export const findDecays = async (pages: readonly PageClicks[]): Promise<DecayReport> => {
  const present = comparePages(pages, 0);
  if (!present)
    return {
      findings: [],
      tested: 0,
      unknown: `Decay shows once ${minimumPages} pages have ${minimumClicks} clicks in 28 days and 112 days of history.`,
    };
  const spread = await estimateSpread(pages);
  const seasons = await findSeasons(pages, spread);
  const judged = [...present].map((entry) => judge(entry, spread, seasons.get(entry[0])));
  const findings = selectDiscoveries(judged).map((one) => toFinding(one, spread, judged.length));
  return { findings, tested: judged.length, unknown: explainUntested(pages.length, judged.length) };
};
