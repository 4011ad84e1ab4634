import * as z from '@rankwright/contracts/zod';
import { idParams, ok, defineSchemas } from '../http.schemas.ts';
import { imageAddress } from '../imageAddress.schemas.ts';
import { articleReply, articleStatuses } from './article.schemas.ts';

const labels = z.array(z.string().trim().min(1).max(100)).max(30);

const articleInput = z.object({
  title: z.string().trim().min(1, 'Title and content cannot be empty.').max(300),
  content: z.string().trim().min(1, 'Title and content cannot be empty.').max(400_000),
  status: z.enum(articleStatuses).optional(),
  metaTitle: z.string().max(200).optional(),
  metaDescription: z.string().max(400).optional(),
  slug: z.string().max(200).optional(),
  imageUrl: z.union([imageAddress, z.literal('')]).nullish(),
  imageAlt: z.string().max(300).optional(),
  excerpt: z.string().trim().max(1_000).optional(),
  categories: labels.optional(),
  tags: labels.optional(),
  authorName: z.string().trim().max(160).optional(),
});

/** By endpoint. */
export const articlesSchemas = {
  createArticle: defineSchemas({
    summary: 'Save your own text as a draft article.',
    body: articleInput,
    reply: articleReply,
    example: { body: { title: 'Notes on roses', content: 'Late winter is best.' } },
  }),
  updateArticle: defineSchemas({
    summary:
      'Save an article. With `baseVersion`, a change made elsewhere since then returns 409 ARTICLE_CHANGED. Text that is saved already stays as it is, with its approval. With `autosave`, changes of ten minutes are one entry of the version history, and sites in automatic mode wait until the text is saved without it or approved.',
    params: idParams,
    body: articleInput.extend({
      baseVersion: z.number().int().optional(),
      /** Saved while its owner types, without a click. */
      autosave: z.boolean().optional(),
    }),
    reply: articleReply,
    example: { body: { title: 'How to prune roses', content: '## When\n\nLate winter.' } },
  }),
  getArticle: defineSchemas({
    summary: 'Get an article with its text and publications.',
    params: idParams,
    reply: articleReply,
  }),
  deleteArticle: defineSchemas({
    summary: 'Delete an article; it can be restored for 30 days.',
    params: idParams,
    reply: ok,
  }),
  restoreArticle: defineSchemas({
    summary: 'Restore a deleted article.',
    params: idParams,
    reply: articleReply,
  }),
  duplicateArticle: defineSchemas({
    summary: 'Copy an article as a new draft.',
    params: idParams,
    reply: articleReply,
  }),
};
