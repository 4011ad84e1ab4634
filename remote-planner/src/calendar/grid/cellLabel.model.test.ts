import { sampleScheduledItem } from '@rankwright/sdk/testing';
import { samplePublication } from '../../testing/samplePublication.ts';
import type { CalendarDay } from '../calendar.model.ts';
import { formatCellLabel } from './cellLabel.model.ts';

const createDay = (change: Partial<CalendarDay> = {}): CalendarDay => ({
  date: '2026-11-27',
  dayOfMonth: 27,
  inMonth: true,
  past: false,
  today: false,
  items: [],
  ...change,
});
const roses = sampleScheduledItem({ title: 'Roses', volume: 800, difficulty: 6 });

describe('the accessible name of a day', () => {
  it('offers to add content, except on a past date', () => {
    expect(formatCellLabel(createDay())).toBe('Friday, November 27, 2026: Click to add content');
    expect(formatCellLabel(createDay({ past: true }))).toBe('Friday, November 27, 2026: Past date');
  });

  it('says which day is today', () => {
    expect(formatCellLabel(createDay({ today: true }))).toBe(
      'Friday, November 27, 2026, today: Click to add content',
    );
  });

  it('reads the first article, and how many more there are', () => {
    const label = 'Friday, November 27, 2026: Roses, Planned, 800 words, difficulty 6';
    expect(formatCellLabel(createDay({ items: [roses] }))).toBe(label);
    expect(formatCellLabel(createDay({ items: [roses, roses, roses] }))).toBe(`${label}, and 2 more`);
  });

  it('reads time, delivery and publications of the article', () => {
    const item = {
      ...roses,
      scheduledTime: '09:00',
      delivery: { state: 'sending' as const, error: null, lateSeconds: null },
      publications: [samplePublication()],
    };
    expect(formatCellLabel(createDay({ items: [item] }))).toBe(
      'Friday, November 27, 2026: Roses, Planned, 800 words, difficulty 6, 09:00 America/New_York, Sending, WordPress Live',
    );
  });
});
