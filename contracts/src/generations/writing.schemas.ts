import * as z from '@rankwright/contracts/zod';
import { idParams, ok, defineSchemas } from '../http.schemas.ts';
import { tones } from '../limits.ts';
import { selectionActions } from './writing.ts';

/** By endpoint. */
export const writingSchemas = {
  rewriteSelection: defineSchemas({
    summary: 'Rewrite a selected passage; nothing is saved.',
    params: idParams,
    body: z.object({
      text: z.string().trim().min(1, 'Select the text to rewrite.').max(8_000),
      action: z.enum(selectionActions).default('rewrite'),
      /** What to change, in the user's words. */
      instruction: z.string().trim().max(500).default(''),
      tone: z.enum(tones).optional(),
    }),
    reply: ok.extend({
      text: z.string(),
      writer: z.enum(['offline', 'model']),
      /** What was changed, or why nothing was. */
      note: z.string(),
    }),
    example: { body: { text: 'We utilize shears in order to cut.' } },
  }),
};
