import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, okWithMessage } from '../http.ts';
import { emailPattern } from '../limits.ts';

export const sendContactMessage = defineEndpoint({
  id: 'sendContactMessage',
  method: 'POST',
  path: '/api/contact',
  access: 'none',
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
});

export const subscribeToNewsletter = defineEndpoint({
  id: 'subscribeToNewsletter',
  method: 'POST',
  path: '/api/newsletter',
  access: 'none',
  documented: false,
  summary: 'Subscribe to the newsletter; idempotent.',
  body: z.object({
    email: z.string().trim().max(254).regex(emailPattern, 'Please enter a valid email address.'),
  }),
  reply: okWithMessage,
  example: { body: { email: 'ada@example.com' } },
});
