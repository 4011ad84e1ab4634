import { sampleId, sampleScheduledItem } from '@rankwright/sdk/testing';
import { samplePublication } from '../testing/samplePublication.ts';
import {
  canRestore,
  deliveryWindow,
  formatScheduledTime,
  getScheduledItemInput,
} from './scheduledItem.model.ts';

const today = '2026-11-21';
const deliver = (state: 'none' | 'waiting' | 'sending' | 'missed') => ({
  state,
  error: null,
  lateSeconds: null,
});

it('names the delivery window and the time of an item', () => {
  expect(deliveryWindow).toBe('7AM–8AM UTC');
  expect(formatScheduledTime(sampleScheduledItem({ scheduledTime: '09:00' }))).toBe('09:00 America/New_York');
  expect(formatScheduledTime(sampleScheduledItem({ scheduledTime: null }))).toBe('');
});

describe('undoing a deletion', () => {
  it.each([
    ['has no date', { scheduledDate: null }],
    ['is due today', { scheduledDate: today }],
    ['has no delivery', { delivery: undefined }],
    ['waits', { delivery: deliver('waiting') }],
    ['is not to be delivered', { delivery: deliver('none') }],
  ])('is offered when the item %s', (_, change) => {
    expect(canRestore(sampleScheduledItem(change), today)).toBe(true);
  });

  it.each([
    ['its day is past', { scheduledDate: '2026-11-20' }],
    ['it is published somewhere', { publications: [samplePublication()] }],
    ['it is being sent', { delivery: deliver('sending') }],
    ['it was missed', { delivery: deliver('missed') }],
  ])('is not offered when %s', (_, change) => {
    expect(canRestore(sampleScheduledItem(change), today)).toBe(false);
  });

  it('creates the item again with everything its owner had entered', () => {
    const item = sampleScheduledItem({
      title: 'Roses',
      scheduledTime: '09:00',
      volume: 900,
      difficulty: 6,
      type: 'Guide',
      content: 'Prune in March.',
      articleId: sampleId(9),
      keywords: ['roses'],
    });
    expect(getScheduledItemInput(item)).toEqual({
      title: 'Roses',
      scheduledDate: '2026-11-27',
      scheduledTime: '09:00',
      status: 'planned',
      volume: 900,
      difficulty: 6,
      type: 'Guide',
      content: 'Prune in March.',
      articleId: sampleId(9),
      platforms: item.platforms,
      keywords: ['roses'],
    });
  });
});
