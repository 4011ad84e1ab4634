import * as z from '@rankwright/contracts/zod';
import { tokenUsage } from '../articles/receipt.schemas.ts';
import { isoTime, ok, defineSchemas } from '../http.schemas.ts';
import { writerProviders } from './writers.model.ts';

/** The writer of an account. `deployment` and `offline` are in use when the account has none of its own. */
export const writer = z.object({
  source: z.enum(['account', 'deployment', 'offline']),
  provider: z.enum(writerProviders).nullable(),
  url: z.string().nullable(),
  model: z.string().nullable(),
  hasKey: z.boolean(),
  testedAt: isoTime.nullable(),
  /** Why the last test failed. */
  lastError: z.string().nullable(),
  /** Tokens used in the current calendar month (UTC). */
  tokens: tokenUsage,
});

export type AccountWriter = z.infer<typeof writer>;

const writerReply = ok.extend({ writer });

/** The path of the call follows it: a query or fragment would turn it into another call. */
const baseUrlText = 'Enter the base URL alone, without “?” and “#”.';

const writerInput = z
  .object({
    provider: z.enum(writerProviders),
    /** Base URL of an OpenAI-compatible API; required for that provider, ignored for the others. */
    url: z
      .union([
        z
          .url()
          .max(500)
          .regex(/^[^?#]*$/, baseUrlText),
        z.literal(''),
      ])
      .optional(),
    model: z.string().trim().min(1, 'Enter the name of the model.').max(200),
    /** Omitted: the saved key is kept. */
    key: z.string().trim().max(500).optional(),
  })
  .refine(({ provider, url }) => provider !== 'openai-compatible' || Boolean(url), {
    path: ['url'],
    message: 'Enter the URL of the API, such as https://api.example.com/v1.',
  });

export type WriterInput = z.input<typeof writerInput>;

const example = {
  body: {
    provider: 'openai-compatible' as const,
    url: 'https://models.example/v1',
    model: 'small',
    key: 'secret',
  },
};

/** By endpoint. */
export const writersSchemas = {
  getWriter: defineSchemas({
    summary: 'Get the language model in use; its key is never returned.',
    reply: writerReply,
  }),
  saveWriter: defineSchemas({
    summary: 'Use an own language model. It is tested first; a failed test saves nothing.',
    body: writerInput,
    reply: writerReply,
    example,
  }),
  testWriter: defineSchemas({
    summary:
      'Test the given language model with a short request and save nothing; without a body, the saved one.',
    body: writerInput.nullish(),
    /** How long the answer took. */
    reply: writerReply.extend({ durationMs: z.number().int() }),
    example,
  }),
  deleteWriter: defineSchemas({
    summary: 'Remove the own language model and its key.',
    reply: writerReply,
  }),
};
