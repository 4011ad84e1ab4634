import { emptySchedule, scheduledItemOf, scheduleErrors, scheduleKeywords } from './schedule.model.ts';

const now = new Date('2026-11-21T15:00:00Z');
const zone = 'America/New_York';
const form = { ...emptySchedule({ title: 'Roses', content: 'Cut.' }), date: '2026-11-27' };
const errorsOf = (change: Partial<typeof form>) =>
  scheduleErrors({ ...form, ...change }, zone, '2026-11-21', now);

describe('scheduling an article', () => {
  it('starts at 09:00 without a platform [C-075]', () => {
    expect(emptySchedule({})).toMatchObject({ time: '09:00', date: '', platforms: [] });
  });

  it('needs title, content and a date that has not passed [C-077]', () => {
    expect(errorsOf({})).toEqual({});
    expect(Object.keys(errorsOf({ title: ' ', content: '', date: '' }))).toEqual([
      'title',
      'content',
      'date',
    ]);
    expect(errorsOf({ date: '2026-11-20' })).toEqual({ date: 'Choose today or a later date.' });
  });

  it('refuses an hour of today that has passed in the zone of the account', () => {
    expect(errorsOf({ date: '2026-11-21', time: '09:59' })).toHaveProperty('time');
    expect(errorsOf({ date: '2026-11-21', time: '10:01' })).toEqual({});
  });

  it('sends platforms as booleans, keywords with the primary first and 800 words [C-078] [C-079]', () => {
    const keywords = scheduleKeywords('roses', ' pruning shears, , climbing roses');
    expect(scheduledItemOf({ ...form, platforms: ['wix'] }, { keywords })).toMatchObject({
      scheduledDate: '2026-11-27',
      scheduledTime: '09:00',
      volume: 800,
      keywords: ['roses', 'pruning shears', 'climbing roses'],
      platforms: { wordpress: false, wix: true, shopify: false, webflow: false },
    });
  });
});
