import * as z from '@rankwright/contracts/zod';
import { articleReceipt } from '../generations/receipt.ts';
import { isoTime, ok } from '../http.ts';
import { publication } from '../publishing/publishing.ts';

export const articleStatuses = ['draft', 'published'] as const;

/** How the text was written. The screen labels offline text as such. */
export const provenance = z.object({
  writer: z.enum(['offline', 'model', 'person']),
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
  durationMs: z.number().int().nullable(),
});

export const article = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  status: z.enum(articleStatuses),
  kind: z.enum(['generated', 'rewritten', 'written']),
  primaryKeyword: z.string(),
  secondaryKeywords: z.array(z.string()),
  industry: z.string(),
  targetAudience: z.string(),
  wordCount: z.number().int(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  slug: z.string(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string(),
  provenance,
  publications: z.array(publication),
  /** How the text was generated; null for text that a person wrote. */
  receipt: articleReceipt.nullable(),
  /** Incremented by each save; sent back as `baseVersion` to detect a change made elsewhere. */
  version: z.number().int(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type Article = z.infer<typeof article>;

export const articleReply = ok.extend({ article });
