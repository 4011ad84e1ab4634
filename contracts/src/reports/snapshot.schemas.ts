import * as z from '@rankwright/contracts/zod';
import { isoTime } from '../http.schemas.ts';
import { searchFigures } from '../searchPerformance/figures.schemas.ts';
import { searchFinding } from '../searchPerformance/findings.schemas.ts';
import { pageResult } from '../searchPerformance/searchPerformance.schemas.ts';
import { reportAccents } from './settings.ts';

/** `YYYY-MM`. */
export const reportMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month.');

const publishedArticle = z.object({
  title: z.string(),
  /** Null: the site named no address. */
  url: z.string().nullable(),
  publishedAt: isoTime,
});

/** The figures and words of one month, as they were when the report was made. */
export const reportSnapshot = z.object({
  month: reportMonth,
  /** IANA zone in which the month begins and ends; search figures count days in Pacific time. */
  timeZone: z.string(),
  companyName: z.string(),
  openingText: z.string(),
  accent: z.enum(reportAccents),
  search: z.object({
    /** Why there are no figures; null: there are. */
    unknown: z.string().nullable(),
    total: searchFigures.nullable(),
    /** Of the month before; null: see `previousUnknown`. */
    previous: searchFigures.nullable(),
    previousUnknown: z.string().nullable(),
    /** Those with the most clicks. */
    pages: z.array(pageResult),
    /** False: the figures of the last days may still change. */
    isFinal: z.boolean(),
  }),
  published: z.object({ total: z.number().int(), articles: z.array(publishedArticle) }),
  findings: z.array(searchFinding),
  /** Why nothing, or not everything, could be judged; null: all was. */
  findingsUnknown: z.string().nullable(),
});

export type ReportSnapshot = z.infer<typeof reportSnapshot>;
