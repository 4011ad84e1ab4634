import * as z from '@rankwright/contracts/zod';
import { articleReply, articleStatuses } from './articles/article.ts';
import { defineEndpoint, idParams, ok } from './http.ts';

const articleText = z.object({
  title: z.string().trim().min(1, 'Title and content cannot be empty.').max(300),
  content: z.string().trim().min(1, 'Title and content cannot be empty.').max(400_000),
  status: z.enum(articleStatuses).optional(),
  metaTitle: z.string().max(200).optional(),
  metaDescription: z.string().max(400).optional(),
  slug: z.string().max(200).optional(),
  imageUrl: z.union([z.url().max(2_000), z.literal('')]).nullish(),
  imageAlt: z.string().max(300).optional(),
});

export const createArticle = defineEndpoint({
  id: 'createArticle',
  method: 'POST',
  path: '/api/auth/articles',
  documented: false,
  summary: 'Keep a text of one’s own as a draft.',
  body: articleText,
  reply: articleReply,
  example: { body: { title: 'Notes on roses', content: 'Late winter is best.' } },
});

export const updateArticle = defineEndpoint({
  id: 'updateArticle',
  method: 'PUT',
  path: '/api/auth/articles/:id',
  summary: 'Save an article. With `baseVersion`, a change made elsewhere since answers 409 ARTICLE_CHANGED.',
  params: idParams,
  body: articleText.extend({ baseVersion: z.number().int().optional() }),
  reply: articleReply,
  example: { body: { title: 'How to prune roses', content: '## When\n\nLate winter.' } },
});

export const getArticle = defineEndpoint({
  id: 'getArticle',
  method: 'GET',
  path: '/api/auth/articles/:id',
  documented: false,
  summary: 'One article with its text and publications.',
  params: idParams,
  reply: articleReply,
});

export const deleteArticle = defineEndpoint({
  id: 'deleteArticle',
  method: 'DELETE',
  path: '/api/auth/articles/:id',
  documented: false,
  summary: 'Remove an article; `restore` brings it back for 30 days.',
  params: idParams,
  reply: ok,
});

export const restoreArticle = defineEndpoint({
  id: 'restoreArticle',
  method: 'POST',
  path: '/api/auth/articles/:id/restore',
  documented: false,
  summary: 'Bring a removed article back.',
  params: idParams,
  reply: articleReply,
});

export const duplicateArticle = defineEndpoint({
  id: 'duplicateArticle',
  method: 'POST',
  path: '/api/auth/articles/:id/duplicate',
  documented: false,
  summary: 'A draft copy of an article.',
  params: idParams,
  reply: articleReply,
});

export { article, articleStatuses, provenance, type Article } from './articles/article.ts';
export * from './articles/generation.ts';
export * from './articles/history.ts';
export * from './articles/ideas.ts';
export * from './articles/rewriting.ts';
export * from './articles/versions.ts';
