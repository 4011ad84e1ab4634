import * as z from '@rankwright/contracts/zod';
import { okWithMessage, defineSchemas } from '../http.schemas.ts';
import { emailPattern } from '../limits.ts';

/** By endpoint. */
export const contactSchemas = {
  sendContactMessage: defineSchemas({
    summary: 'Send a message from the contact page.',
    body: z.object({
      name: z.string().trim().min(1).max(160),
      email: z.string().trim().max(254).regex(emailPattern, 'Please enter a valid email address.'),
      company: z.string().trim().max(160).optional(),
      message: z.string().trim().min(1).max(10_000),
    }),
    reply: okWithMessage,
    example: {
      body: { name: 'Ada', email: 'ada@example.com', company: 'Analytical Engines', message: 'Hello there' },
    },
  }),
  subscribeToNewsletter: defineSchemas({
    summary: 'Subscribe to the newsletter; idempotent.',
    body: z.object({
      email: z.string().trim().max(254).regex(emailPattern, 'Please enter a valid email address.'),
    }),
    reply: okWithMessage,
    example: { body: { email: 'ada@example.com' } },
  }),
};
