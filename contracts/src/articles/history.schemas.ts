import * as z from '@rankwright/contracts/zod';
import { isoTime, ok, defineSchemas } from '../http.schemas.ts';
import { history } from '../limits.ts';
import { publication } from '../publishing/publishing.schemas.ts';
import { articleStates } from './state.ts';

export const historyRow = z.object({
  /** Of the article, or of a plan's scheduled item. */
  id: z.uuid(),
  /** Also a plan has an article, still without text. */
  articleId: z.uuid(),
  image: z.string().nullable(),
  title: z.string(),
  status: z.string(),
  state: z.enum(articleStates),
  keyword: z.string(),
  difficulty: z.number().int().nullable(),
  /** Words. */
  volume: z.number().int(),
  /** When it was created. */
  date: isoTime,
  /** Its day in the calendar, `YYYY-MM-DD`. */
  scheduledDate: z.iso.date().nullable(),
  /** When it first went live. */
  publishedDate: isoTime.nullable(),
  /** `article`, or the type of a scheduled item. */
  type: z.string(),
  /** It was imported from a site. */
  isImported: z.boolean().optional(),
  publications: z.array(
    publication.pick({ id: true, platform: true, state: true, url: true, visibility: true, publicAt: true }),
  ),
});

export type HistoryRow = z.infer<typeof historyRow>;

/** By endpoint. */
export const historySchemas = {
  getContentHistory: defineSchemas({
    summary: 'Articles and scheduled items without their text; newest first, unless sorted otherwise.',
    query: z.object({
      page: z.coerce.number().int().min(1).max(history.maxPage).default(1),
      limit: z.coerce.number().int().min(1).max(history.maxPageSize).default(history.pageSize),
      search: z.string().max(200).default(''),
      status: z.enum(['draft', 'published', 'planned', 'in-progress']).optional(),
      /** `imported`: only articles that came from a site. */
      type: z.enum(['article', 'scheduled', 'imported']).optional(),
      /** Continues after the last row of the previous page; faster than a high page number. */
      cursor: z.string().max(1_500).optional(),
      /** Rows without the date that is sorted by come last. */
      sort: z.enum(['created', 'title', 'planned', 'published']).default('created'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    reply: ok.extend({
      data: z.object({
        content: z.array(historyRow),
        page: z.number().int(),
        hasMore: z.boolean(),
        total: z.number().int(),
        articles: z.number().int(),
        scheduled: z.number().int(),
        /** True when counting stopped at `history.totalCap`: show "1000+". */
        totalCapped: z.boolean(),
        nextCursor: z.string().nullable(),
      }),
    }),
    example: { query: { page: 1, limit: 10, search: '' } },
  }),
};
