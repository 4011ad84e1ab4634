import * as z from '@rankwright/contracts/zod';

/** What stands in the way of a good post, found before it is published. */
export const problem = z.object({
  /** e.g. `NOT_CONNECTED`, `TITLE_TOO_LONG`, `IMAGE_UNREACHABLE`. */
  code: z.string(),
  text: z.string(),
  /** Where it is fixed: a label for the link and a path of the app. */
  fix: z.object({ label: z.string(), href: z.string() }),
  /** The post cannot be published until it is fixed. */
  blocking: z.boolean(),
});

export type Problem = z.infer<typeof problem>;
