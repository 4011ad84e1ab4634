import type { SearchFinding } from '@rankwright/contracts/searchPerformance';
import type { StoredFindings } from '../../database/schema/searchPerformance.ts';
import type { Deps } from '../../deps.ts';
import { minimumClicks, windowDays, type PageClicks } from './comparisons.model.ts';
import { findDecays } from './decay.model.ts';
import { findStoredPeriod, listDailyClicks, listPageQueries, type Period } from './figures.repository.ts';
import { findCannibalization, findStrikingDistance } from './opportunities.model.ts';
import { createPageResolver, mapArticlesByKey } from './pageArticles.service.ts';
import { addDays, countDays } from './searchDay.model.ts';

/** Findings of each kind that are stored, the surest or largest first. */
const shownFindings = 25;
const readQueries = 50_000;

/** Clicks of every day of the period; days without a row had none. */
const readPageClicks = async (deps: Deps, ownerId: string, period: Period): Promise<PageClicks[]> => {
  const days = countDays(period.from, period.to);
  const pages = await listDailyClicks(deps.db, ownerId, period, 3 * minimumClicks);
  return pages.map(({ url, offsets, clicks }) => {
    const all = Array.from({ length: days }, () => 0);
    for (const [index, offset] of offsets.entries()) all[offset] = clicks[index] ?? 0;
    return { page: url, clicks: all };
  });
};

/** What stands out up to the newest final day. */
export const findSearchFindings = async (
  deps: Deps,
  ownerId: string,
  finalDay: string,
): Promise<StoredFindings> => {
  const stored = await findStoredPeriod(deps.db, ownerId);
  if (!stored || stored.from > finalDay)
    return { findings: [], unknown: 'Search Console has no results yet.' };
  const resolve = createPageResolver(await mapArticlesByKey(deps, ownerId));
  const decays = await findDecays(await readPageClicks(deps, ownerId, { from: stored.from, to: finalDay }));
  const recent = { from: addDays(finalDay, 1 - windowDays), to: finalDay };
  const rows = (await listPageQueries(deps.db, ownerId, recent, { limit: readQueries })).map(
    ({ url, ...row }) => ({ ...row, page: url }),
  );
  const findings: SearchFinding[] = [
    ...decays.findings.slice(0, shownFindings).map(({ page, evidence, unknown }) => {
      const { clicks, expectedClicks, fall, fallInterval } = evidence;
      return {
        kind: 'decay' as const,
        ...resolve(page),
        clicks,
        expectedClicks,
        fall,
        fallInterval,
        unknown,
      };
    }),
    ...findStrikingDistance(rows)
      .slice(0, shownFindings)
      .map(({ page, query, position, impressions, possibleClicks, unknown }) => ({
        kind: 'striking-distance' as const,
        ...resolve(page),
        ...{ query, position, impressions, possibleClicks, unknown },
      })),
    ...findCannibalization(rows)
      .slice(0, shownFindings)
      .flatMap(({ query, pages: [first, ...others], unknown }) =>
        first
          ? [
              {
                kind: 'cannibalization' as const,
                ...resolve(first.page),
                ...{ query, unknown },
                pages: others.map(({ page, position, share }) => ({ ...resolve(page), position, share })),
              },
            ]
          : [],
      ),
  ];
  return { findings, unknown: decays.unknown };
};
