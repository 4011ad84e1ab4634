import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, ok } from '../http.ts';

/** The steps of a new account, in order. */
export const setupSteps = ['profile', 'keywords', 'plan', 'draft', 'site'] as const;
export type SetupStep = (typeof setupSteps)[number];

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

/** False once the checklist has nothing left to say. */
export const isSetupOpen = ({ steps, isDismissed }: Setup): boolean =>
  !isDismissed && setupSteps.some((step) => !steps[step]);

const setupReply = ok.extend({ setup });

export const getSetup = defineEndpoint({
  id: 'getSetup',
  method: 'GET',
  path: '/api/auth/setup',
  documented: false,
  summary: 'Get how far the account is set up.',
  reply: setupReply,
});

export const updateSetup = defineEndpoint({
  id: 'updateSetup',
  method: 'PUT',
  path: '/api/auth/setup',
  documented: false,
  summary: 'Close the setup checklist, or open it again.',
  body: z.object({ isDismissed: z.boolean() }),
  reply: setupReply,
  example: { body: { isDismissed: true } },
});
