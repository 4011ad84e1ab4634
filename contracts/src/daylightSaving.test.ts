import { describeDaylightSaving, findClockChanges } from './daylightSaving.ts';

const beforeSpring = new Date('2027-03-10T15:00:00Z');
const beforeAutumn = new Date('2027-11-03T15:00:00Z');

describe('daylight saving forecast', () => {
  it.each(['UTC', 'Asia/Kolkata'])('is empty in %s, which has no daylight saving', (zone) => {
    expect(describeDaylightSaving('2027-03-20', '09:00', zone, beforeSpring)).toBe('');
    expect(describeDaylightSaving('2027-11-20', '09:00', zone, beforeAutumn)).toBe('');
  });

  it('is empty in New York when no change is due before the date', () => {
    expect(describeDaylightSaving('2027-03-13', '09:00', 'America/New_York', beforeSpring)).toBe('');
  });

  it('describes the spring change in New York and its effect on the UTC time [C-080]', () => {
    expect(describeDaylightSaving('2027-03-14', '09:00', 'America/New_York', beforeSpring)).toBe(
      'The clocks in New York go forward one hour on Sunday, March 14, 2027. ' +
        'Your article is still published at 09:00 there, which is then 13:00 UTC, not 14:00 UTC as today.',
    );
  });

  it('describes the autumn change', () => {
    expect(describeDaylightSaving('2027-11-08', '09:00', 'America/New_York', beforeAutumn)).toBe(
      'The clocks in New York go back one hour on Sunday, November 7, 2027. ' +
        'Your article is still published at 09:00 there, which is then 14:00 UTC, not 13:00 UTC as today.',
    );
  });

  it('describes both changes when both are due before the date', () => {
    expect(describeDaylightSaving('2027-12-01', '09:00', 'America/New_York', beforeSpring)).toBe(
      'The clocks in New York go forward one hour on Sunday, March 14, 2027 and back one hour on ' +
        'Sunday, November 7, 2027. Your article is still published at 09:00 there, which is 14:00 UTC, as today.',
    );
  });

  it('says when an article is published whose time is skipped in spring', () => {
    expect(describeDaylightSaving('2027-03-14', '02:30', 'America/New_York', beforeSpring)).toContain(
      '02:30 does not exist on that day. The article will be published at 03:30.',
    );
  });

  it('says which of two equal times is used in autumn', () => {
    expect(describeDaylightSaving('2027-11-07', '01:30', 'America/New_York', beforeAutumn)).toContain(
      '01:30 occurs twice on that day. The article will be published the first time.',
    );
  });

  it('finds half-hour changes, also beyond the date line', () => {
    expect(
      findClockChanges(
        new Date('2027-03-20T00:00:00Z'),
        new Date('2027-04-20T00:00:00Z'),
        'Australia/Lord_Howe',
      ),
    ).toEqual([{ date: '2027-04-04', minutes: -30 }]);
  });

  it('is empty for an invalid date', () => {
    expect(describeDaylightSaving('2027-02-', '09:00', 'UTC', beforeSpring)).toBe('');
  });
});
