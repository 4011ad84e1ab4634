import type { ReportSettings, ReportSnapshot } from '@rankwright/contracts/reports';
import type { Deps } from '../../deps.ts';
import { listArticlesPublishedBetween } from '../publications/publications.service.ts';
import { readFindings, readPeriodFigures } from '../searchPerformance/periodFigures.service.ts';
import { addMonths, getFinishedMonth, getMonthBounds, getMonthDays } from './month.model.ts';

const shownPages = 10;
const shownArticles = 50;
const shownFindings = 10;

/** Findings are those of the last reading, so that only the newest report can have them. */
const readMonthFindings = async (
  deps: Deps,
  ownerId: string,
  isNewest: boolean,
): Promise<Pick<ReportSnapshot, 'findings' | 'findingsUnknown'>> => {
  if (!isNewest)
    return { findings: [], findingsUnknown: 'What stood out is stored for the newest month only.' };
  const stored = await readFindings(deps, ownerId);
  if (!stored) return { findings: [], findingsUnknown: 'No search figures were evaluated yet.' };
  return { findings: stored.findings.slice(0, shownFindings), findingsUnknown: stored.unknown };
};

const listPublished = async (
  { db }: Deps,
  ownerId: string,
  bounds: { from: Date; until: Date },
): Promise<ReportSnapshot['published']> => {
  const rows = await listArticlesPublishedBetween(db, ownerId, bounds.from, bounds.until);
  const articles = rows
    .slice(0, shownArticles)
    .map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
  return { total: rows.length, articles };
};

/** The figures and words of a month, as they are now. */
export const createSnapshot = async (
  deps: Deps,
  ownerId: string,
  { month, timeZone, settings }: { month: string; timeZone: string; settings: ReportSettings },
): Promise<ReportSnapshot> => {
  const { companyName, openingText, accent } = settings;
  return {
    ...{ month, timeZone, companyName, openingText, accent },
    search: await readPeriodFigures(deps, ownerId, {
      period: getMonthDays(month),
      previous: getMonthDays(addMonths(month, -1)),
      limit: shownPages,
    }),
    published: await listPublished(deps, ownerId, getMonthBounds(month, timeZone)),
    ...(await readMonthFindings(deps, ownerId, month === getFinishedMonth(deps.clock.now(), timeZone))),
  };
};
