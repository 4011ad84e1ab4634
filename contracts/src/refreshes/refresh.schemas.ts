import * as z from '@rankwright/contracts/zod';
import { isoTime } from '../http.schemas.ts';
import { platforms } from '../platforms/platforms.ts';
import { publication } from '../publishing/publishing.schemas.ts';
import { searchFinding } from '../searchPerformance/findings.schemas.ts';
import { refreshStates } from './refresh.ts';

/** What Google counted for the page in 28 days, beside the whole site. */
export const refreshFigures = z.object({
  /** First and last day, in Pacific time, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  clicks: z.number(),
  impressions: z.number(),
  /** Average position, weighted by impressions; null: it was not shown. */
  position: z.number().nullable(),
  /** Clicks of all pages of the site in the same days. */
  siteClicks: z.number(),
});

export type RefreshFigures = z.infer<typeof refreshFigures>;

const measurement = {
  /** The 28 days before it was approved; null: not known. */
  before: refreshFigures.nullable(),
  beforeUnknown: z.string().nullable(),
  /** The 28 days after the update; null: not known yet. */
  after: refreshFigures.nullable(),
  afterUnknown: z.string().nullable(),
};

export const refreshSummary = z.object({
  id: z.uuid(),
  articleId: z.uuid(),
  /** The article's. */
  title: z.string(),
  platform: z.enum(platforms),
  url: z.string().nullable(),
  state: z.enum(refreshStates),
  createdAt: isoTime,
  /** When the update was live. */
  liveAt: isoTime.nullable(),
  ...measurement,
});

export type RefreshSummary = z.infer<typeof refreshSummary>;

const siteText = z.object({ title: z.string(), content: z.string() });

export const refresh = refreshSummary.extend({
  /** Why the page was refreshed; null: nothing was found any more. */
  finding: searchFinding.nullable(),
  /** Who made the proposal. */
  author: z.enum(['model', 'person']),
  /** Why there is no proposal of the writer, or what it left as it was. */
  note: z.string().nullable(),
  /** Sections that the writer has been through. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }),
  /** The live text from which the proposal was made. */
  start: siteText,
  /** The live text when the site was last read. */
  live: siteText.extend({
    /** Null: this platform does not let its posts be read. Then it is the text sent last. */
    readAt: isoTime.nullable(),
    /** Identifies the text. */
    revision: z.string(),
  }),
  /** Whether the site's text differs from the one that the proposal was made from. */
  isChangedOnSite: z.boolean(),
  proposal: siteText,
  /** Grows with every saved proposal. */
  edition: z.number().int(),
  articleVersion: z.number().int(),
  /** Whether the article has text here that was never published. */
  hasUnpublishedText: z.boolean(),
  /** The update, once it was approved. */
  publication: publication.nullable(),
});

export type Refresh = z.infer<typeof refresh>;
