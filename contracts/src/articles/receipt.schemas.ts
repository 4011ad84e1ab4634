import * as z from '@rankwright/contracts/zod';

/** A statement of a generated text that a person should check before it is published. */
export const claim = z.object({
  text: z.string(),
  kind: z.enum(['number', 'name', 'source']),
  verified: z.boolean(),
});

export type Claim = z.infer<typeof claim>;

export const tokenUsage = z.object({ input: z.number().int(), output: z.number().int() });

export type TokenUsage = z.infer<typeof tokenUsage>;

/** How an article's text came about. */
export const articleReceipt = z.object({
  /** The request: keyword, audience, word count and so on. */
  inputs: z.record(z.string(), z.unknown()),
  writer: z.enum(['offline', 'model', 'person']),
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
  /** Null when the writer does not count tokens. */
  tokens: tokenUsage.nullable(),
  durationMs: z.number().int().nullable(),
  /** Share of the present words that the writer did not write, 0 to 1. */
  editedShare: z.number(),
  claims: z.array(claim),
});

export type ArticleReceipt = z.infer<typeof articleReceipt>;
