import * as z from '@rankwright/contracts/zod';

/** A page in the results; the article that was published there, if one was. */
export const resultPage = z.object({
  url: z.string(),
  articleId: z.uuid().nullable(),
  title: z.string().nullable(),
});

export type ResultPage = z.infer<typeof resultPage>;

/** What cannot be told from the figures. */
const unknown = z.array(z.string());

const decay = resultPage.extend({
  kind: z.literal('decay'),
  /** Clicks of the last 28 days. */
  clicks: z.number(),
  /** What the page would have had, had it moved with the site and its own season. */
  expectedClicks: z.number(),
  /** Share of the expected clicks that is missing: 0.4 is 40 %. */
  fall: z.number(),
  /** 95 % interval of `fall`. */
  fallInterval: z.object({ low: z.number(), high: z.number() }),
  unknown,
});

const strikingDistance = resultPage.extend({
  kind: z.literal('striking-distance'),
  query: z.string(),
  position: z.number(),
  impressions: z.number(),
  /** Clicks more in 28 days, were it in the first five; null: not known. */
  possibleClicks: z.number().nullable(),
  unknown,
});

const cannibalization = resultPage.extend({
  kind: z.literal('cannibalization'),
  query: z.string(),
  /** The other pages, with their share of the query's impressions. */
  pages: z.array(resultPage.extend({ position: z.number(), share: z.number() })),
  unknown,
});

export const searchFinding = z.discriminatedUnion('kind', [decay, strikingDistance, cannibalization]);

export type SearchFinding = z.infer<typeof searchFinding>;
