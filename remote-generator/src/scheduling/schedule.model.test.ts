import {
  createScheduleForm,
  toScheduledItemInput,
  validateSchedule,
  mergeKeywords,
} from './schedule.model.ts';

const now = new Date('2026-11-21T15:00:00Z');
const zone = 'America/New_York';
const form = { ...createScheduleForm({ title: 'Roses', content: 'Cut.' }), date: '2026-11-27' };
const validate = (change: Partial<typeof form>) =>
  validateSchedule({ ...form, ...change }, zone, '2026-11-21', now);

describe('schedule form', () => {
  it('defaults to 09:00 and no platform [C-075]', () => {
    expect(createScheduleForm({})).toMatchObject({ time: '09:00', date: '', platforms: [] });
  });

  it('requires title, content and a date that is not in the past [C-077]', () => {
    expect(validate({})).toEqual({});
    expect(Object.keys(validate({ title: ' ', content: '', date: '' }))).toEqual([
      'title',
      'content',
      'date',
    ]);
    expect(validate({ date: '2026-11-20' })).toEqual({ date: 'Choose today or a later date.' });
  });

  it('rejects a time of today that has passed in the account time zone', () => {
    expect(validate({ date: '2026-11-21', time: '09:59' })).toHaveProperty('time');
    expect(validate({ date: '2026-11-21', time: '10:01' })).toEqual({});
  });

  it('sends platforms as booleans, keywords with the primary first and 800 words [C-078] [C-079]', () => {
    const keywords = mergeKeywords('roses', ' pruning shears, , climbing roses');
    expect(toScheduledItemInput({ ...form, platforms: ['wix'] }, { keywords })).toMatchObject({
      scheduledDate: '2026-11-27',
      scheduledTime: '09:00',
      volume: 800,
      keywords: ['roses', 'pruning shears', 'climbing roses'],
      platforms: { wordpress: false, wix: true, shopify: false, webflow: false },
    });
  });
});
