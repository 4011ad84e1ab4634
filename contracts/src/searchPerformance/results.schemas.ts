import * as z from '@rankwright/contracts/zod';
import { ok, defineSchemas } from '../http.schemas.ts';
import { timeframes } from '../limits.ts';
import { searchFigures } from './figures.schemas.ts';
import { resultPage } from './findings.schemas.ts';

/** What the site had in a calendar month. */
export const monthResult = searchFigures.extend({
  /** `2026-11`. */
  month: z.string().regex(/^\d{4}-\d\d$/),
  /** Days of the month with figures. */
  days: z.number().int(),
  /** Whether the whole month is stored and final. */
  isComplete: z.boolean(),
});

export type MonthResult = z.infer<typeof monthResult>;

const listedPage = resultPage.extend(searchFigures.shape);

export type ListedPage = z.infer<typeof listedPage>;

/** By endpoint. */
export const resultsSchemas = {
  getMonthlyResults: defineSchemas({
    summary: 'Clicks, impressions and positions of the site by month, sixteen months at most.',
    reply: ok.extend({
      /** Why there are no figures; null: there are. */
      unknown: z.string().nullable(),
      /** Oldest first. */
      months: z.array(monthResult),
    }),
  }),
  listPageResults: defineSchemas({
    summary:
      'All pages that Google showed in the timeframe, for the export; those with the most clicks first.',
    query: z.object({ timeframe: z.enum(timeframes).default('30d') }),
    reply: ok.extend({
      unknown: z.string().nullable(),
      /** First and last day of the figures; null: there are none. */
      period: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
      /** At most 50,000. */
      pages: z.array(listedPage),
    }),
  }),
};
