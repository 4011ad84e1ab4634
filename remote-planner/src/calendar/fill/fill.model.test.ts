import { sampleScheduledItem } from '@rankwright/sdk/testing';
import { sampleKeyword } from '../../testing/fakeKeywordApi.ts';
import { buildMonth } from '../calendar.model.ts';
import {
  canFill,
  describeCovered,
  formatUnfilled,
  listFillSources,
  suggestEmptyDays,
  suggestFill,
  toFillInput,
} from './fill.model.ts';

const today = '2026-11-21';
const build = (...dates: string[]) =>
  buildMonth(
    { year: 2026, month: 12 },
    dates.map((scheduledDate) => sampleScheduledItem({ scheduledDate })),
    today,
  );

describe('empty days of a month', () => {
  it('are Tuesdays and Thursdays for two articles a week', () => {
    expect(suggestEmptyDays(build(), 2, '2026-11-22')).toEqual([
      '2026-12-01',
      '2026-12-03',
      '2026-12-08',
      '2026-12-10',
      '2026-12-15',
      '2026-12-17',
      '2026-12-22',
      '2026-12-24',
      '2026-12-29',
      '2026-12-31',
    ]);
  });

  it('count what a week has already, and never include a taken day, a weekend or a day before the first', () => {
    const weeks = build('2026-12-08', '2026-12-15', '2026-12-17', '2026-12-20');
    expect(suggestEmptyDays(weeks, 2, '2026-12-07')).toEqual([
      '2026-12-10',
      '2026-12-22',
      '2026-12-29',
      '2026-12-31',
    ]);
    expect(suggestEmptyDays(weeks, 5, '2026-12-28')).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
    ]);
  });

  it('take another working day when the preferred one is taken', () => {
    expect(suggestEmptyDays(build('2026-12-08'), 3, '2026-12-07').slice(0, 2)).toEqual([
      '2026-12-07',
      '2026-12-09',
    ]);
  });
});

describe('what fills them', () => {
  const idea = sampleScheduledItem({ id: 'idea', title: 'An idea', scheduledDate: null });
  const sources = listFillSources(
    [idea],
    [
      sampleKeyword(1, { keyword: 'rose pruning', difficulty: 7 }),
      sampleKeyword(2, { keyword: 'covered', article: { id: 'a', title: 'Written' } }),
      sampleKeyword(3, { keyword: 'climbing roses', difficulty: 1, difficultyKnown: false }),
    ],
  );

  it('is the backlog, then the keywords without an article', () => {
    const rows = suggestFill(['2026-12-01', '2026-12-03', '2026-12-08', '2026-12-10'], sources);
    expect(rows.map(({ title, date }) => `${date} ${title}`)).toEqual([
      '2026-12-01 An idea',
      '2026-12-03 Rose pruning',
      '2026-12-08 Climbing roses',
    ]);
  });

  it('keeps a difficulty that is known only', () => {
    const inputs = suggestFill(['2026-12-01', '2026-12-03', '2026-12-08'], sources).flatMap((row) =>
      row.source.kind === 'keyword' ? [toFillInput(row, row.source)] : [],
    );
    expect(inputs).toEqual([
      {
        title: 'Rose pruning',
        scheduledDate: '2026-12-03',
        scheduledTime: '09:00',
        keywords: ['rose pruning'],
        difficulty: 7,
      },
      {
        title: 'Climbing roses',
        scheduledDate: '2026-12-08',
        scheduledTime: '09:00',
        keywords: ['climbing roses'],
      },
    ]);
  });

  it('is selected at first, under the id of the item or the keyword', () => {
    const rows = suggestFill(['2026-12-01', '2026-12-03'], sources);
    expect(rows.map(({ id, isSelected }) => [id, isSelected])).toEqual([
      ['idea', true],
      ['rose pruning', true],
    ]);
  });

  it('says how many days stay empty', () => {
    expect(formatUnfilled(1)).toBe('1 day stays empty: add keywords or ideas to fill it.');
    expect(formatUnfilled(2)).toBe('2 days stay empty: add keywords or ideas to fill them.');
  });

  it.each([
    [0, 0, ''],
    [1, 0, '1 keyword left out: an article covers it.'],
    [2, 0, '2 keywords left out: an article covers them.'],
    [0, 1, 'No empty day for 1 keyword in the next three months.'],
    [
      2,
      3,
      '2 keywords left out: an article covers them. No empty day for 3 keywords in the next three months.',
    ],
  ])('says why %i and %i keywords get no article: %s', (covered, withoutDay, text) => {
    expect(describeCovered(covered, withoutDay)).toBe(text);
  });

  it('needs a selected row, with a title and a day from today on', () => {
    const [row] = suggestFill(['2026-12-01'], sources);
    if (!row) throw new Error('No row');
    expect(canFill([row], today)).toBe(true);
    expect(canFill([{ ...row, date: today }], today)).toBe(true);
    expect(canFill([row, { ...row, title: '' }], today)).toBe(false);
    expect(canFill([], today)).toBe(false);
    expect(canFill([{ ...row, isSelected: false }], today)).toBe(false);
    expect(canFill([{ ...row, title: ' ' }], today)).toBe(false);
    expect(canFill([{ ...row, date: '2026-11-20' }], today)).toBe(false);
    expect(canFill([row, { ...row, title: '', isSelected: false }], today)).toBe(true);
  });
});
