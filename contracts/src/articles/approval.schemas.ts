import * as z from '@rankwright/contracts/zod';
import { idParams, defineSchemas } from '../http.schemas.ts';
import { articleReply } from './article.schemas.ts';

const reviewInput = z.object({
  /** The version that was on screen. */
  version: z.number().int().min(1),
});

/** By endpoint. */
export const approvalSchemas = {
  approveArticle: defineSchemas({
    summary:
      'Approve a version of an article for publishing. 409 ARTICLE_CHANGED when it is not the present version; 422 STARTING_DRAFT_UNEDITED for a starting draft as it was written.',
    params: idParams,
    body: reviewInput,
    reply: articleReply,
    example: { body: { version: 1 } },
  }),
  rejectArticle: defineSchemas({
    summary: 'Reject a version of an article: sites in automatic mode do not publish it.',
    params: idParams,
    body: reviewInput,
    reply: articleReply,
    example: { body: { version: 1 } },
  }),
};
