import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, idParams } from '../http.ts';
import { articleReply } from './article.ts';

const reviewInput = z.object({
  /** The version that was on screen. */
  version: z.number().int().min(1),
});

export const approveArticle = defineEndpoint({
  id: 'approveArticle',
  method: 'POST',
  path: '/api/auth/articles/:id/approve',
  access: 'plan',
  documented: false,
  summary:
    'Approve a version of an article for publishing. 409 ARTICLE_CHANGED when it is not the present version; 422 STARTING_DRAFT_UNEDITED for a starting draft as it was written.',
  params: idParams,
  body: reviewInput,
  reply: articleReply,
  example: { body: { version: 1 } },
});

export const rejectArticle = defineEndpoint({
  id: 'rejectArticle',
  method: 'POST',
  path: '/api/auth/articles/:id/reject',
  access: 'plan',
  documented: false,
  summary: 'Reject a version of an article: sites in automatic mode do not publish it.',
  params: idParams,
  body: reviewInput,
  reply: articleReply,
  example: { body: { version: 1 } },
});
