import type { PageClicks } from '../../../api/src/features/searchPerformance/comparisons.model.ts';
import { createSeededRandom } from '../crash/createSeededRandom.ts';
import { drawCount, drawNormal } from './random.ts';

export interface GeneratedSite {
  pages: PageClicks[];
  /** Pages whose decay was planted. */
  decays: ReadonlySet<string>;
}

const days = 480;
const weekdays = [1.12, 1.15, 1.12, 1.08, 0.98, 0.74, 0.81];
/** Planted pages have at least this many clicks a day. */
const plantedClicks = 30;

const createPage = (random: () => number, isPlanted: boolean, site: readonly number[]) => {
  const level = isPlanted
    ? plantedClicks * Math.exp(random() * 1.6)
    : Math.exp(Math.log(0.2) + random() * Math.log(1_000));
  const trend = (random() - 0.5) * 0.6;
  // Every tenth page, planted or not, has a season of its own.
  const season = (random() < 0.1 ? 0.5 : 0.05) * random();
  const phase = random() * 2 * Math.PI;
  const dispersion = 1.5 + 2 * random();
  const start = days - 42 + Math.floor(random() * 8);
  const slide = 7 + Math.floor(random() * 8);
  const left = 0.3 + 0.25 * random();
  let week = 0;
  return Array.from({ length: days }, (_, day) => {
    if (day % 7 === 0) week = 0.5 * week + 0.05 * drawNormal(random);
    const own = Math.exp((trend * day) / 365 + season * Math.sin((2 * Math.PI * day) / 365 + phase) + week);
    const decay = isPlanted ? 1 - (1 - left) * Math.min(1, Math.max(0, (day - start) / slide)) : 1;
    return drawCount(level * own * decay * (site[day] ?? 1), dispersion, random);
  });
};

/**
 * Clicks of a site: weekdays, a year's season, seasons of some pages, trends, weeks that resemble the one before,
 * overdispersed counts, and a fall by 35 % of the whole site. A planted decay begins five to six weeks before the end and
 * takes 45 to 70 % of the clicks within one to two weeks.
 */
export const generateSite = (count: number, planted: number, seed: number): GeneratedSite => {
  const random = createSeededRandom(seed);
  const drop = days - 20 - Math.floor(random() * 60);
  const site = Array.from(
    { length: days },
    (_, day) =>
      (weekdays[day % 7] ?? 1) * (1 + 0.2 * Math.sin((2 * Math.PI * day) / 365)) * (day >= drop ? 0.65 : 1),
  );
  const isPlanted = (index: number) => index % (count / planted) === 3;
  const pages = Array.from({ length: count }, (_, index) => ({
    page: `/post-${index}`,
    clicks: createPage(random, isPlanted(index), site),
  }));
  return { pages, decays: new Set(pages.filter((_, i) => isPlanted(i)).map(({ page }) => page)) };
};
