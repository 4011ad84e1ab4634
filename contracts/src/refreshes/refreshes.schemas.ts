import * as z from '@rankwright/contracts/zod';
import { ok, idParams, noBody, defineSchemas } from '../http.schemas.ts';
import { refresh, refreshSummary } from './refresh.schemas.ts';

const refreshReply = ok.extend({ refresh });

/** By endpoint. */
export const refreshesSchemas = {
  createRefreshProposal: defineSchemas({
    summary:
      'Propose a new text for a live article, from the text that its site has now: by the account’s language model where there is one, else for a person to write. An open proposal is returned instead of a second one.',
    params: idParams,
    body: z.object({
      /** The finding that it answers, as `getSearchPerformance` lists it. */
      finding: z
        .object({
          kind: z.enum(['decay', 'striking-distance', 'cannibalization']),
          query: z.string().max(2_000).nullable(),
        })
        .nullable()
        .default(null),
      by: z.enum(['writer', 'person']).default('writer'),
    }),
    reply: refreshReply,
    example: { body: { finding: { kind: 'decay', query: null } } },
  }),
  listRefreshes: defineSchemas({
    summary: 'List the newest fifty refreshes, with the figures before and after.',
    reply: ok.extend({ refreshes: z.array(refreshSummary) }),
  }),
  getRefresh: defineSchemas({
    summary: 'Get a refresh: the live text, the proposal and the figures.',
    params: idParams,
    reply: refreshReply,
  }),
  readLiveText: defineSchemas({
    summary: 'Read the live text from the site again. Nothing is changed there.',
    params: idParams,
    body: noBody,
    reply: refreshReply,
  }),
  updateRefreshProposal: defineSchemas({
    summary: 'Save the proposal. An edition that is not the present one returns 409 ARTICLE_CHANGED.',
    params: idParams,
    body: z.object({
      title: z.string().trim().min(1, 'Title and content cannot be empty.').max(300),
      content: z.string().trim().min(1, 'Title and content cannot be empty.').max(400_000),
      edition: z.number().int(),
    }),
    reply: refreshReply,
    example: { body: { title: 'How to prune roses', content: '## When\n\nLate winter.', edition: 1 } },
  }),
  approveRefresh: defineSchemas({
    summary:
      'Publish the proposal: it becomes the article’s newest version, and the same post is updated once. What was on screen is named; whatever differs by then returns 409 and changes nothing.',
    params: idParams,
    body: z.object({
      edition: z.number().int(),
      articleVersion: z.number().int(),
      /** The live text that was compared. */
      revision: z.string().max(200),
      /** The site’s text changed after the proposal was made, or cannot be read, and may be replaced. */
      replacesSiteText: z.boolean().default(false),
    }),
    reply: refreshReply,
    example: { body: { edition: 1, articleVersion: 1, revision: 'a1' } },
  }),
  discardRefresh: defineSchemas({
    summary: 'Discard a proposal that was not published.',
    params: idParams,
    reply: ok,
  }),
};
