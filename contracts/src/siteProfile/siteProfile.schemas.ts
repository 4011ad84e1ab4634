import * as z from '@rankwright/contracts/zod';
import { ok, defineSchemas } from '../http.schemas.ts';

const line = z.string().trim().min(1).max(500);

/** What every text of the account should know about the site it is for. */
export const siteProfile = z.object({
  niche: z.string().trim().max(200).default(''),
  audience: z.string().trim().max(200).default(''),
  tone: z.string().trim().max(200).default(''),
  /** Statements that are true and may be used as they are. */
  facts: z.array(line).max(50).default([]),
  products: z.array(line).max(50).default([]),
  avoidWords: z.array(z.string().trim().min(1).max(80)).max(100).default([]),
  /** Pages worth linking to. */
  ownPages: z
    .array(z.object({ title: line, url: z.url().max(2_000) }))
    .max(50)
    .default([]),
});

export type SiteProfile = z.output<typeof siteProfile>;

const siteProfileReply = ok.extend({ siteProfile });

/** By endpoint. */
export const siteProfileSchemas = {
  getSiteProfile: defineSchemas({
    summary: 'Get what the writers know about the site.',
    reply: siteProfileReply,
  }),
  updateSiteProfile: defineSchemas({
    summary: 'Save what the writers should know about the site.',
    body: siteProfile,
    reply: siteProfileReply,
    example: {
      body: { niche: 'Rose gardening', facts: ['We ship bare-root roses from November to March.'] },
    },
  }),
};
