import * as z from '@rankwright/contracts/zod';
import { idParams, ok, defineSchemas } from '../http.schemas.ts';

/** Words of a text on which a link could stand. */
export const linkSuggestion = z.object({
  /** Outgoing: the article to link to; null: a page of the site profile. Incoming: the article that gets the link. */
  articleId: z.uuid().nullable(),
  /** Of that article or page. */
  title: z.string(),
  /** Where the link leads. */
  url: z.string(),
  /** The words as they stand in the Markdown. */
  anchor: z.string(),
  /** The Markdown of the sentence before and after them. */
  before: z.string(),
  after: z.string(),
  /** Their offset in the saved Markdown; the same sentence may occur twice. */
  start: z.number().int(),
});

export type LinkSuggestion = z.infer<typeof linkSuggestion>;

/** By endpoint. */
export const linksSchemas = {
  suggestLinks: defineSchemas({
    summary:
      'Suggest links from the saved text to own live posts and pages, and from own live posts to this one. Nothing is inserted.',
    params: idParams,
    reply: ok.extend({
      outgoing: z.array(linkSuggestion),
      incoming: z.array(linkSuggestion),
      /** Whether the article is live; others can link to it only then. */
      isLive: z.boolean(),
    }),
  }),
};
