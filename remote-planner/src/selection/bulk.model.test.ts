import { sampleId, sampleScheduledItem } from '@rankwright/sdk/testing';
import { describeApproved, describeShift, listApprovable, planReturn, planShift } from './bulk.model.ts';

const plan = (number: number, scheduledDate: string | null) =>
  sampleScheduledItem({ id: sampleId(number), scheduledDate });
const today = '2026-11-21';

describe('moving several articles by days', () => {
  it('leaves what has no date and what would land before today', () => {
    const items = [plan(1, '2026-11-21'), plan(2, '2026-11-30'), plan(3, null)];
    expect(planShift(items, -1, today).map(({ item, to }) => [item.id, to])).toEqual([
      [sampleId(2), '2026-11-29'],
    ]);
  });

  it('brings each back to its own day', () => {
    const moves = planShift([plan(1, '2026-11-30'), plan(2, '2026-12-31')], 7, today);
    expect(moves.map(({ to }) => to)).toEqual(['2026-12-07', '2027-01-07']);
    expect(planReturn(moves, today).map(({ item, to }) => [item.scheduledDate, to])).toEqual([
      ['2026-12-07', '2026-11-30'],
      ['2027-01-07', '2026-12-31'],
    ]);
  });

  it('leaves an article where it is whose own day is past by now', () => {
    const moves = planShift([plan(1, '2026-11-21'), plan(2, '2026-11-22')], 7, today);
    expect(planReturn(moves, '2026-11-22').map(({ item }) => item.id)).toEqual([sampleId(2)]);
  });

  it('says how many moved and how many stay', () => {
    expect(describeShift(2, 1, -1)).toBe(
      '2 articles moved 1 day earlier. 1 article stays: no date, or a past date.',
    );
    expect(describeShift(1, 0, 7)).toBe('1 article moved 7 days later.');
    expect(describeShift(1, 2, 1)).toBe(
      '1 article moved 1 day later. 2 articles stay: no date, or a past date.',
    );
  });
});

describe('approving several articles', () => {
  it('takes drafts and what needs a review, once they have a text', () => {
    const items = (['needsReview', 'draft', 'approved', 'needsReview'] as const).map((state, index) =>
      sampleScheduledItem({ id: sampleId(index + 1), state, hasText: index < 3 }),
    );
    expect(listApprovable(items).map(({ id }) => id)).toEqual([sampleId(1), sampleId(2)]);
  });

  it('says how many were approved and why others stay', () => {
    expect(describeApproved(2, 0)).toBe('2 articles approved.');
    expect(describeApproved(1, 1)).toBe(
      '1 article approved. 1 article stays: no text, or a draft that nobody has edited.',
    );
  });
});
