import * as z from '@rankwright/contracts/zod';
import { isoTime, idParams, ok, defineSchemas } from '../http.schemas.ts';
import { articleReply } from './article.schemas.ts';

export const articleVersion = z.object({
  version: z.number().int(),
  title: z.string(),
  content: z.string(),
  wordCount: z.number().int(),
  reason: z.enum(['generated', 'rewritten', 'edited', 'autosaved', 'restored', 'imported']),
  createdAt: isoTime,
});

export type ArticleVersion = z.infer<typeof articleVersion>;

/** By endpoint. */
export const versionsSchemas = {
  listArticleVersions: defineSchemas({
    summary: 'List the earlier versions of an article, newest first.',
    params: idParams,
    reply: ok.extend({ versions: z.array(articleVersion) }),
  }),
  restoreArticleVersion: defineSchemas({
    summary: 'Restore an earlier version as a new version.',
    params: idParams.extend({ version: z.coerce.number().int().positive() }),
    reply: articleReply,
  }),
};
