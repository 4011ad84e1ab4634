import type { PublicationState } from '../publishing/publishing.model.ts';
import { articleStateLabels, articleStates, deriveArticleState, type ArticleStateFacts } from './state.ts';

const facts = (change: Partial<ArticleStateFacts>): ArticleStateFacts => ({
  hasText: true,
  isApproved: false,
  isGenerating: false,
  isMarkedPublished: false,
  slot: null,
  publications: [],
  ...change,
});
const listStates = (...states: PublicationState[]) => states.map((state) => ({ state }));
const ahead = { isDated: true, delivery: 'waiting' } as const;
const backlog = { isDated: false, delivery: 'none' } as const;
const missed = { isDated: true, delivery: 'missed' } as const;

describe('deriveArticleState', () => {
  it.each([
    ['idea', 'no text and no date', { hasText: false, slot: backlog }],
    ['idea', 'neither text nor slot', { hasText: false }],
    ['planned', 'a date and no text', { hasText: false, slot: ahead }],
    ['writing', 'a generation runs', { hasText: false, isGenerating: true, slot: ahead }],
    ['draft', 'text without a date', { slot: backlog }],
    ['draft', 'text without a slot', {}],
    ['imported', 'text of a site that is not live there', { isImported: true }],
    ['live', 'text of a site that is live there', { isImported: true, publications: listStates('live') }],
    ['needsReview', 'dated text that is not approved', { slot: ahead }],
    ['needsReview', 'missed without approval', { slot: missed }],
    ['needsReview', 'missed without text', { hasText: false, slot: missed }],
    ['approved', 'approved without a date', { isApproved: true }],
    [
      'live',
      'marked as published though it was missed with approval',
      { isApproved: true, isMarkedPublished: true, slot: missed },
    ],
    [
      'needsReview',
      'marked as published, missed without approval',
      { isMarkedPublished: true, slot: missed },
    ],
    ['approved', 'approved after it was missed', { isApproved: true, slot: missed }],
    ['scheduled', 'approved and ahead', { isApproved: true, slot: ahead }],
    [
      'scheduled',
      'live and planned again',
      { isApproved: true, slot: ahead, publications: listStates('live') },
    ],
    ['needsReview', 'live, edited and planned again', { slot: ahead, publications: listStates('live') }],
    ['publishing', 'its delivery has started', { slot: { isDated: true, delivery: 'queued' } }],
    ['publishing', 'one platform is still waiting', { publications: listStates('live', 'waiting') }],
    ['live', 'live everywhere', { publications: listStates('live', 'live') }],
    ['live', 'marked as published by its owner', { isMarkedPublished: true }],
    ['partlyLive', 'live on one platform, failed on another', { publications: listStates('live', 'failed') }],
    ['failed', 'failed everywhere', { publications: listStates('failed') }],
    ['failed', 'its delivery failed before any platform', { slot: { isDated: true, delivery: 'failed' } }],
    ['notPublic', 'its only post is private', { publications: [{ state: 'live', visibility: 'private' }] }],
    ['live', 'readers need a password', { publications: [{ state: 'live', visibility: 'protected' }] }],
    [
      'live',
      'public on one of two platforms',
      {
        publications: [
          { state: 'live', visibility: 'draft' },
          { state: 'live', visibility: 'public' },
        ],
      },
    ],
    ['unknown', 'the outcome on one platform is unknown', { publications: listStates('live', 'unknown') }],
  ] as const)('is %s: %s', (expected, _, change) => {
    expect(deriveArticleState(facts(change))).toBe(expected);
  });

  it('has a label for every state', () => {
    expect(articleStates.map((state) => articleStateLabels[state])).toEqual([
      'Idea',
      'Planned',
      'Writing',
      'Draft',
      'Imported',
      'Needs review',
      'Approved',
      'Scheduled',
      'Publishing',
      'Live',
      'Partly live',
      'Not public',
      'Failed',
      'Unknown',
    ]);
  });
});
