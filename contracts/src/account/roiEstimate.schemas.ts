import * as z from '@rankwright/contracts/zod';
import { isoTime, ok, defineSchemas } from '../http.schemas.ts';
import { roi } from '../limits.ts';

const between = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);

/** What was set in the ROI calculator of the landing page. */
export const roiInputs = z.object({
  /** Visitors a month. */
  traffic: between(roi.traffic),
  /** Percent of visitors who buy. */
  conversionRate: between(roi.conversionRate),
  /** Dollars. */
  averageSale: between(roi.averageSale),
  /** Percent more visitors. */
  trafficIncrease: between(roi.trafficIncrease),
});

export type RoiInputs = z.infer<typeof roiInputs>;

export const roiEstimate = roiInputs.extend({
  /** When the account was created. */
  createdAt: isoTime,
  /** What the calculator showed: visitors more in a month. */
  addedVisitors: z.number(),
  /** Dollars more in a month. */
  addedRevenue: z.number(),
});

export type RoiEstimate = z.infer<typeof roiEstimate>;

const clickPeriod = z.object({ from: z.iso.date(), to: z.iso.date(), clicks: z.number().int() });

export const roiComparison = z.object({
  /** Why there is no comparison; null: there is. */
  unknown: z.string().nullable(),
  /** The 28 days before the account was created. */
  before: clickPeriod.nullable(),
  /** The last 28 days whose figures are final. */
  after: clickPeriod.nullable(),
  /** More clicks from Google in 28 days, with a 95 % interval. */
  change: z.object({ clicks: z.number().int(), low: z.number(), high: z.number() }).nullable(),
});

export type RoiComparison = z.infer<typeof roiComparison>;

/** By endpoint. */
export const roiEstimateSchemas = {
  saveRoiEstimate: defineSchemas({
    summary:
      'Keep what the ROI calculator showed before the account was created. Only the first estimate of a new account is kept.',
    body: roiInputs,
    reply: ok.extend({ isKept: z.boolean() }),
    example: { body: { traffic: 1_000, conversionRate: 2.5, averageSale: 100, trafficIncrease: 30 } },
  }),
  getRoiEstimate: defineSchemas({
    summary: 'What the ROI calculator showed before sign-up, and the clicks that came from Google since.',
    reply: ok.extend({
      /** Null: the calculator was not used before the account was created. */
      estimate: roiEstimate.nullable(),
      comparison: roiComparison,
    }),
  }),
};
