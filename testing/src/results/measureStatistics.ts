import { findDecays } from '../../../api/src/features/searchPerformance/decay.model.ts';
import {
  compareRanks,
  type DayPosition,
} from '../../../api/src/features/searchPerformance/rankChange.model.ts';
import { createSeededRandom } from '../crash/createSeededRandom.ts';
import { generateSite } from './generateSite.ts';
import { drawCount, drawNormal } from './random.ts';
import { formatShare, type Result } from './result.ts';

const pageCount = 1_000;
const planted = 20;
const windowDays = 28;

/** What was found of the planted decays, and what was found beside them. */
const countDecays = async (seed: number): Promise<{ found: number; wrong: number }> => {
  const { pages, decays } = generateSite(pageCount, planted, seed);
  const { findings } = await findDecays(pages);
  const found = findings.filter(({ page }) => decays.has(page)).length;
  return { found, wrong: findings.length - found };
};

const measureDecays = async (seeds: number, first: number): Promise<Result[]> => {
  const runs: Awaited<ReturnType<typeof countDecays>>[] = [];
  for (let index = 0; index < seeds; index += 1) runs.push(await countDecays(first + index));
  const least = Math.min(...runs.map(({ found }) => found));
  const most = Math.max(...runs.map(({ wrong }) => wrong));
  const total = runs.reduce((sum, { found }) => sum + found, 0);
  const wrong = runs.reduce((sum, run) => sum + run.wrong, 0);
  return [
    {
      name: `Decays found, ${planted} planted among ${pageCount} posts × 480 days, each of ${seeds} seeds`,
      text: `at least ${least} of ${planted}; in all ${formatShare(total, planted * seeds)}`,
      ok: least >= planted - 1,
    },
    {
      name: `False decays, each of ${seeds} seeds`,
      text: `at most ${most}; ${wrong} in all`,
      ok: most <= 1,
    },
  ];
};

/** Whether the interval holds the true change: neighbouring days alike, more or fewer impressions per day. */
const holdsChange = (random: () => number): boolean => {
  const correlation = 0.6 * random();
  const spread = 0.3 + 1.5 * random();
  const level = 4 + 20 * random();
  const change = 4 * drawNormal(random);
  const impressions = 3 + 60 * random();
  let noise = drawNormal(random);
  const createDays = (position: number): DayPosition[] =>
    Array.from({ length: windowDays }, () => {
      noise = correlation * noise + Math.sqrt(1 - correlation ** 2) * drawNormal(random);
      const shown = drawCount(impressions, 2, random);
      const sampling = shown > 0 ? drawNormal(random) / Math.sqrt(shown) : 0;
      return { position: position + spread * (noise + sampling), impressions: shown };
    });
  const before = createDays(level);
  const found = compareRanks(before, createDays(level + change));
  return found !== null && found.interval[0] <= change && change <= found.interval[1];
};

/** Trials whose interval holds the true change. */
const countHeldIntervals = (trials: number, seed: number): number => {
  const random = createSeededRandom(seed);
  return Array.from({ length: trials }, () => holdsChange(random)).filter(Boolean).length;
};

const measureRankChanges = (trials: number, seed: number): Result => {
  const held = countHeldIntervals(trials, seed);
  return {
    name: `95 % intervals of rank changes that hold the true change, ${trials} trials`,
    text: formatShare(held, trials),
    ok: held >= 0.93 * trials && held <= 0.97 * trials,
  };
};

/** Decays and rank changes of generated sites, of which the truth is known. */
export const measureStatistics = async (seed: number): Promise<Result[]> => [
  ...(await measureDecays(20, seed)),
  measureRankChanges(1_000, seed),
];
