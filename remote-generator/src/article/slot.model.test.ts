import type { ArticleSlot } from '@rankwright/contracts/articles';
import { describeSlot } from './slot.model.ts';

const slot = {
  scheduledDate: '2026-05-01',
  scheduledTime: '09:30',
  timeZone: 'Europe/Berlin',
} as ArticleSlot;

it.each([
  [{}, 'Scheduled for Friday, May 1, 2026 at 09:30 (Europe/Berlin)'],
  [{ scheduledTime: null }, 'Scheduled for Friday, May 1, 2026 between 07:00 and 08:00 (UTC)'],
  [{ scheduledDate: null }, 'In the backlog, without a date'],
])('describes a slot with %j: %s', (change, words) => {
  expect(describeSlot({ ...slot, ...change })).toBe(words);
});
