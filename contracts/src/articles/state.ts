import { isReachable, type Visibility } from '../platforms/visibility.ts';
import type { PublicationState } from '../publishing/publishing.model.ts';

/** Where an article is between an idea and a live post. */
export const articleStates = [
  'idea',
  'planned',
  'writing',
  'draft',
  'imported',
  'needsReview',
  'approved',
  'scheduled',
  'publishing',
  'live',
  'partlyLive',
  'notPublic',
  'failed',
  'unknown',
] as const;
export type ArticleState = (typeof articleStates)[number];

export const articleStateLabels: Record<ArticleState, string> = {
  idea: 'Idea',
  planned: 'Planned',
  writing: 'Writing',
  draft: 'Draft',
  imported: 'Imported',
  needsReview: 'Needs review',
  approved: 'Approved',
  scheduled: 'Scheduled',
  publishing: 'Publishing',
  live: 'Live',
  partlyLive: 'Partly live',
  notPublic: 'Not public',
  failed: 'Failed',
  unknown: 'Unknown',
};

export interface ArticleStateFacts {
  hasText: boolean;
  /** The present version is the approved one. */
  isApproved: boolean;
  /** A generation of its text is queued or running. */
  isGenerating: boolean;
  /** Its owner marked the article or its scheduled item as published. */
  isMarkedPublished: boolean;
  /** Null without a slot; `isDated` is false in the backlog. */
  slot: {
    isDated: boolean;
    delivery: 'none' | 'waiting' | 'queued' | 'sending' | 'publishing' | 'delivered' | 'failed' | 'missed';
  } | null;
  /** It came from a site, where it is not public. */
  isImported?: boolean;
  /** Its publication on each platform, and who can see the post there. */
  publications: readonly { state: PublicationState; visibility?: Visibility | null }[];
}

const derivePublishedState = (publications: ArticleStateFacts['publications']): ArticleState | null => {
  const states = publications.map(({ state }) => state);
  if (states.length === 0) return null;
  if (states.includes('unknown')) return 'unknown';
  if (!states.includes('live')) return 'failed';
  const isReached = publications.some(
    ({ state, visibility }) => state === 'live' && isReachable(visibility ?? 'public'),
  );
  if (!isReached) return 'notPublic';
  return states.includes('failed') ? 'partlyLive' : 'live';
};

const deriveUnpublishedState = (facts: ArticleStateFacts): ArticleState => {
  if (facts.isMarkedPublished) return 'live';
  if (facts.hasText && facts.isApproved) return 'approved';
  if (facts.hasText) return facts.isImported ? 'imported' : 'draft';
  return facts.slot?.isDated ? 'planned' : 'idea';
};

const activeDeliveries: readonly string[] = ['queued', 'sending', 'publishing'];

/** A slot that is ahead comes before what is live already: it is what the owner can still act on. */
export const deriveArticleState = (facts: ArticleStateFacts): ArticleState => {
  const { hasText, isApproved, isGenerating, slot, publications } = facts;
  if (isGenerating) return 'writing';
  if (publications.some(({ state }) => state === 'waiting' || state === 'sending')) return 'publishing';
  if (slot?.isDated && slot.delivery === 'waiting') {
    if (!hasText) return 'planned';
    return isApproved ? 'scheduled' : 'needsReview';
  }
  const published = derivePublishedState(publications);
  if (slot?.isDated && activeDeliveries.includes(slot.delivery))
    return published === 'unknown' ? published : 'publishing';
  if (slot?.delivery === 'missed' && !isApproved) return 'needsReview';
  if (published) return published;
  return slot?.delivery === 'failed' ? 'failed' : deriveUnpublishedState(facts);
};
