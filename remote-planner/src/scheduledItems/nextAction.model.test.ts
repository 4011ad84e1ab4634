import type { ScheduledItem } from '@rankwright/contracts/planner';
import { sampleScheduledItem } from '@rankwright/sdk/testing';
import { getNextAction } from './nextAction.model.ts';

const missed = { state: 'missed', error: null, lateSeconds: null } as const;
const waiting = { ...missed, state: 'waiting' } as const;

it.each<[string, Partial<ScheduledItem>, string | null]>([
  ['nothing while it is written', { state: 'writing', hasText: false }, null],
  ['nothing while it is published', { state: 'publishing', hasText: true, delivery: missed }, null],
  ['to write it, without text', { state: 'planned', hasText: false, delivery: missed }, 'write'],
  [
    'nothing, when it is set to published without text',
    { state: 'planned', hasText: false, status: 'published' },
    null,
  ],
  [
    'to publish it, when its day was missed',
    { state: 'approved', hasText: true, delivery: missed },
    'publish',
  ],
  ['to review it', { state: 'needsReview', hasText: true, delivery: waiting }, 'review'],
  ['nothing, when it is approved and waits', { state: 'approved', hasText: true, delivery: waiting }, null],
  ['nothing, without a delivery', { state: 'draft', hasText: true, delivery: undefined }, null],
])('asks the owner for %s', (_, change, action) => {
  expect(getNextAction(sampleScheduledItem(change))).toBe(action);
});
