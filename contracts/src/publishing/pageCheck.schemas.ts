import * as z from '@rankwright/contracts/zod';
import { isoTime } from '../http.schemas.ts';
import { pageProblemCodes } from './pageCheck.ts';

/** Something about a live page that keeps people or search engines from it. */
const pageProblem = z.object({
  code: z.enum(pageProblemCodes),
  text: z.string(),
  /** False: worth knowing, but nobody is told. */
  needsAttention: z.boolean(),
});

export type PageProblem = z.infer<typeof pageProblem>;

/** What the last look at a live page found. */
export const pageCheck = z.object({
  checkedAt: isoTime,
  problems: z.array(pageProblem),
  /** What could not be judged, and why. */
  unknown: z.array(z.string()),
});

export type PageCheck = z.infer<typeof pageCheck>;
