import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, idParams, isoTime, ok } from '../http.ts';
import { articleReply } from './article.ts';

export const articleVersion = z.object({
  version: z.number().int(),
  title: z.string(),
  content: z.string(),
  wordCount: z.number().int(),
  reason: z.enum(['generated', 'rewritten', 'edited', 'autosaved', 'restored', 'imported']),
  createdAt: isoTime,
});
export type ArticleVersion = z.infer<typeof articleVersion>;

export const listArticleVersions = defineEndpoint({
  id: 'listArticleVersions',
  method: 'GET',
  path: '/api/auth/articles/:id/versions',
  documented: false,
  summary: 'List the earlier versions of an article, newest first.',
  params: idParams,
  reply: ok.extend({ versions: z.array(articleVersion) }),
});

export const restoreArticleVersion = defineEndpoint({
  id: 'restoreArticleVersion',
  method: 'POST',
  stores: true,
  path: '/api/auth/articles/:id/versions/:version/restore',
  documented: false,
  summary: 'Restore an earlier version as a new version.',
  params: idParams.extend({ version: z.coerce.number().int().positive() }),
  reply: articleReply,
});
