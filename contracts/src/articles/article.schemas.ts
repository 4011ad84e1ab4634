import * as z from '@rankwright/contracts/zod';
import { isoTime, ok } from '../http.schemas.ts';
import { platforms } from '../platforms/platforms.ts';
import { publication } from '../publishing/publishing.schemas.ts';
import { articleReceipt } from './receipt.schemas.ts';
import { articleStates } from './state.ts';

export const articleStatuses = ['draft', 'published'] as const;

/** How the text was written. The screen labels offline text as such. */
export const provenance = z.object({
  writer: z.enum(['offline', 'model', 'person']),
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
  durationMs: z.number().int().nullable(),
});

/** The article's place in the calendar; without a date it is in the backlog. */
export const articleSlot = z.object({
  scheduledItemId: z.uuid(),
  scheduledDate: z.iso.date().nullable(),
  scheduledTime: z.string().nullable(),
  timeZone: z.string(),
  publishAt: isoTime.nullable(),
  platforms: z.array(z.enum(platforms)),
});

export type ArticleSlot = z.infer<typeof articleSlot>;

/** The generation that writes the article now. */
export const articleGeneration = z.object({
  id: z.uuid(),
  state: z.enum(['queued', 'running']),
  stage: z.enum(['outline', 'writing', 'checking', 'saving']),
  section: z.number().int(),
  sections: z.number().int(),
  words: z.number().int(),
});

export type ArticleGeneration = z.infer<typeof articleGeneration>;

export const article = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  status: z.enum(articleStatuses),
  /** Set by the server; `status` is what its owner says. */
  state: z.enum(articleStates),
  kind: z.enum(['generated', 'rewritten', 'written', 'imported']),
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
  excerpt: z.string(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  authorName: z.string(),
  provenance,
  publications: z.array(publication),
  /** How the text was generated; null for text that a person wrote. */
  receipt: articleReceipt.nullable(),
  /** Incremented by each save; sent back as `baseVersion` to detect a change made elsewhere. */
  version: z.number().int(),
  /** The version that may be published; approved when it equals `version`. */
  approvedVersion: z.number().int().nullable(),
  slot: articleSlot.nullable(),
  generation: articleGeneration.nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
});

export type Article = z.infer<typeof article>;

export const articleReply = ok.extend({ article });
