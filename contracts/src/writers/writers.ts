import * as z from '@rankwright/contracts/zod';
import { tokenUsage } from '../articles/receipt.ts';
import { defineEndpoint, isoTime, ok } from '../http.ts';

export const writerProviders = ['openai-compatible', 'openai', 'anthropic'] as const;
export type WriterProvider = (typeof writerProviders)[number];
export const writerProviderLabels: Record<WriterProvider, string> = {
  'openai-compatible': 'OpenAI-compatible URL',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
};

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

export const getWriter = defineEndpoint({
  id: 'getWriter',
  method: 'GET',
  path: '/api/auth/writer',
  documented: false,
  summary: 'Get the language model in use; its key is never returned.',
  reply: writerReply,
});

export const saveWriter = defineEndpoint({
  id: 'saveWriter',
  method: 'PUT',
  path: '/api/auth/writer',
  verified: true,
  documented: false,
  summary: 'Use an own language model. It is tested first; a failed test saves nothing.',
  body: writerInput,
  reply: writerReply,
  example,
});

export const testWriter = defineEndpoint({
  id: 'testWriter',
  method: 'POST',
  path: '/api/auth/writer/test',
  verified: true,
  documented: false,
  summary:
    'Test the given language model with a short request and save nothing; without a body, the saved one.',
  body: writerInput.nullish(),
  /** How long the answer took. */
  reply: writerReply.extend({ durationMs: z.number().int() }),
  example,
});

export const deleteWriter = defineEndpoint({
  id: 'deleteWriter',
  method: 'DELETE',
  path: '/api/auth/writer',
  documented: false,
  summary: 'Remove the own language model and its key.',
  reply: writerReply,
});
