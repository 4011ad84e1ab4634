import { sampleId, sampleScheduledItem } from '@rankwright/sdk/testing';
import {
  applyMove,
  createUndoMove,
  describeMove,
  describeMoveTarget,
  getOriginalItems,
  planMove,
  updateList,
  type ItemMove,
  type Move,
} from './moves.model.ts';

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

const backlog = sampleScheduledItem({ id: sampleId(3), title: 'Backlog', scheduledDate: null });
const past = sampleScheduledItem({ id: sampleId(4), title: 'Past', scheduledDate: '2026-11-20' });
const [first, second] = [
  { ...roses, title: 'Roses' },
  { ...tulips, title: 'Tulips' },
];

describe('moving an item', () => {
  it.each([
    ['its own day', first, '2026-11-27', undefined, { kind: 'nothing' }],
    ['the backlog, where it is', backlog, null, undefined, { kind: 'nothing' }],
    ['the backlog', past, null, undefined, { kind: 'move', item: past, to: null }],
    ['today', first, today, undefined, { kind: 'move', item: first, to: today }],
    [
      'a past day',
      first,
      '2026-11-20',
      undefined,
      { kind: 'refused', reason: 'Friday, November 20, 2026 is a past date.' },
    ],
    ['a free day', past, '2026-11-30', undefined, { kind: 'move', item: past, to: '2026-11-30' }],
    [
      'a taken day, from the backlog',
      backlog,
      '2026-11-30',
      second,
      { kind: 'move', item: backlog, to: '2026-11-30' },
    ],
    [
      'a taken day, from the past',
      past,
      '2026-11-30',
      second,
      {
        kind: 'refused',
        reason: '“Tulips” would have to move to Friday, November 20, 2026, which is a past date.',
      },
    ],
    [
      'a taken day, from today',
      { ...first, scheduledDate: today },
      '2026-11-30',
      second,
      { kind: 'swap', item: { ...first, scheduledDate: today }, other: second, to: '2026-11-30' },
    ],
  ] as const)('to %s', (_, item, to, other, expected) => {
    expect(planMove(item, to, other, today)).toEqual(expected);
  });

  it('changes its day and nothing else', () => {
    expect(applyMove({ kind: 'move', item: first, to: null })).toEqual([{ ...first, scheduledDate: null }]);
  });

  it('keeps the items as they were', () => {
    expect(getOriginalItems({ kind: 'move', item: first, to: null })).toEqual([first]);
    expect(getOriginalItems({ kind: 'swap', item: first, other: second, to: '2026-11-30' })).toEqual([
      first,
      second,
    ]);
  });

  it('is undone unless its day is past', () => {
    const move = (item: typeof roses): ItemMove => ({ kind: 'move', item, to: '2026-12-01' });
    const moved = '2026-12-01';
    expect(createUndoMove(move(first), today)).toEqual({
      kind: 'move',
      item: { ...first, scheduledDate: moved },
      to: first.scheduledDate,
    });
    expect(createUndoMove(move(backlog), today)).toMatchObject({ kind: 'move', to: null });
    expect(createUndoMove(move({ ...first, scheduledDate: today }), today)).toMatchObject({ to: today });
    expect(createUndoMove(move(past), today)).toBeNull();
  });
});

describe('what is said of a move', () => {
  const swap: ItemMove = { kind: 'swap', item: first, other: second, to: '2026-11-30' };

  it.each([
    [swap, '“Roses” and “Tulips” swapped days.'],
    [{ kind: 'move', item: first, to: '2026-12-01' }, '“Roses” moved to Tuesday, December 1, 2026.'],
    [{ kind: 'move', item: first, to: null }, '“Roses” moved to the backlog.'],
  ] as [ItemMove, string][])('%#: %s', (move, text) => {
    expect(describeMove(move)).toBe(text);
  });

  it.each([
    [{ kind: 'refused', reason: 'Why.' }, 'not possible. Why.'],
    [{ kind: 'nothing' }, 'current date.'],
    [swap, 'taken by “Tulips”. The two articles will swap days.'],
    [{ kind: 'move', item: first, to: '2026-11-30' }, 'free.'],
  ] as [Move, string][])('%#: at its target, %s', (move, text) => {
    expect(describeMoveTarget(move, '2026-11-30')).toBe(`Monday, November 30, 2026: ${text}`);
  });
});

describe('a list after a move', () => {
  const month = { year: 2026, month: 11 };

  it('holds the items of its month by day and time, those without a time last', () => {
    const sameDay = { ...backlog, scheduledDate: '2026-11-27', scheduledTime: null };
    const later = { ...past, scheduledDate: '2026-11-27', scheduledTime: '10:00' };
    expect(updateList([second, first], [sameDay, later], month)).toEqual([first, later, sameDay, second]);
  });

  it('loses an item that went to another month, year or the backlog', () => {
    for (const scheduledDate of ['2026-12-01', '2025-11-27', null])
      expect(updateList([first, second], [{ ...first, scheduledDate }], month)).toEqual([second]);
  });

  it('is the backlog for items without a day', () => {
    const sent = { ...first, scheduledDate: null };
    expect(updateList([backlog], [sent, second], 'backlog')).toHaveLength(2);
    expect(updateList([backlog, sent], [first], 'backlog')).toEqual([backlog]);
  });

  it('replaces an item that stays', () => {
    const renamed = { ...first, title: 'Renamed' };
    expect(updateList([first, second], [renamed], month)).toEqual([renamed, second]);
  });
});
