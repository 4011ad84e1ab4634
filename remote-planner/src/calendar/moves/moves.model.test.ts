import { sampleId, sampleScheduledItem } from '@rankwright/sdk/testing';
import { applyMove, createUndoMove, planMove, type ItemMove } from './moves.model.ts';

const today = '2026-11-21';
const roses = sampleScheduledItem({
  id: sampleId(1),
  scheduledDate: '2026-11-27',
  scheduledTime: '09:00',
});
const tulips = sampleScheduledItem({
  id: sampleId(2),
  scheduledDate: '2026-11-30',
  scheduledTime: '18:30',
});
const getSlots = (move: ItemMove) =>
  applyMove(move).map(({ id, scheduledDate, scheduledTime }) => [id, scheduledDate, scheduledTime]);

describe('swapping two days', () => {
  const swap = planMove(roses, '2026-11-30', tulips, today) as ItemMove;

  it('keeps the time of each item', () => {
    expect(getSlots(swap)).toEqual([
      [roses.id, '2026-11-30', '09:00'],
      [tulips.id, '2026-11-27', '18:30'],
    ]);
  });

  it('is undone to the days and times before', () => {
    const undo = createUndoMove(swap, today);
    expect(undo && getSlots(undo)).toEqual([
      [roses.id, '2026-11-27', '09:00'],
      [tulips.id, '2026-11-30', '18:30'],
    ]);
  });
});
