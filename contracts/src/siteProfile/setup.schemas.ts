import * as z from '@rankwright/contracts/zod';
import { ok, defineSchemas } from '../http.schemas.ts';

/** How far a new account has come. */
export const setup = z.object({
  steps: z.object({
    /** Niche and audience are known. */
    profile: z.boolean(),
    /** There is a keyword. */
    keywords: z.boolean(),
    /** There is a planned article. */
    plan: z.boolean(),
    /** There is an article with text. */
    draft: z.boolean(),
    /** There is a connection to a site. */
    site: z.boolean(),
  }),
  /** Its owner has closed the checklist. */
  isDismissed: z.boolean(),
});

export type Setup = z.infer<typeof setup>;

const setupReply = ok.extend({ setup });

/** By endpoint. */
export const setupSchemas = {
  getSetup: defineSchemas({
    summary: 'Get how far the account is set up.',
    reply: setupReply,
  }),
  updateSetup: defineSchemas({
    summary: 'Close the setup checklist, or open it again.',
    body: z.object({ isDismissed: z.boolean() }),
    reply: setupReply,
    example: { body: { isDismissed: true } },
  }),
};
