import * as z from '@rankwright/contracts/zod';

/** What Google showed and what people clicked. */
export const searchFigures = z.object({
  clicks: z.number(),
  impressions: z.number(),
  /** Average position, weighted by impressions; null: it was not shown. */
  position: z.number().nullable(),
});

export type SearchFigures = z.infer<typeof searchFigures>;
