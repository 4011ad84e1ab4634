import { clockChanges, clockForecast } from './clockForecast.model.ts';
import { forecastWords } from './clockForecast.words.ts';

const beforeSpring = new Date('2027-03-10T15:00:00Z');
const beforeAutumn = new Date('2027-11-03T15:00:00Z');

const words = (date: string, time: string, timeZone: string, now: Date): string => {
  const forecast = clockForecast(date, time, timeZone, now);
  return forecast ? forecastWords(forecast, time, timeZone).join(' ') : '';
};

describe('the daylight-saving forecast [C-080]', () => {
  it.each(['UTC', 'Asia/Kolkata'])('says nothing in %s, whose clock never changes', (zone) => {
    expect(words('2027-03-20', '09:00', zone, beforeSpring)).toBe('');
    expect(words('2027-11-20', '09:00', zone, beforeAutumn)).toBe('');
  });

  it('says nothing in New York when no change lies between', () => {
    expect(words('2027-03-13', '09:00', 'America/New_York', beforeSpring)).toBe('');
  });

  it('names the change of spring in New York and what it does to the hour in UTC', () => {
    expect(words('2027-03-14', '09:00', 'America/New_York', beforeSpring)).toBe(
      'The clocks in New York go forward one hour on Sunday, March 14, 2027. ' +
        'Your article still goes out at 09:00 there, which is then 13:00 UTC, not 14:00 UTC as today.',
    );
  });

  it('names the change of autumn', () => {
    expect(words('2027-11-08', '09:00', 'America/New_York', beforeAutumn)).toBe(
      'The clocks in New York go back one hour on Sunday, November 7, 2027. ' +
        'Your article still goes out at 09:00 there, which is then 14:00 UTC, not 13:00 UTC as today.',
    );
  });

  it('names both when both lie between', () => {
    expect(words('2027-12-01', '09:00', 'America/New_York', beforeSpring)).toBe(
      'The clocks in New York go forward one hour on Sunday, March 14, 2027 and back one hour on ' +
        'Sunday, November 7, 2027. Your article still goes out at 09:00 there, which is 14:00 UTC, as today.',
    );
  });

  it('says where a time goes that spring skips', () => {
    expect(words('2027-03-14', '02:30', 'America/New_York', beforeSpring)).toContain(
      '02:30 does not exist on that day. The article goes out at 03:30.',
    );
  });

  it('says which of two equal times it takes in autumn', () => {
    expect(words('2027-11-07', '01:30', 'America/New_York', beforeAutumn)).toContain(
      '01:30 comes twice on that day. The article goes out the first time.',
    );
  });

  it('finds changes of half an hour, and changes on the far side of the date line', () => {
    expect(
      clockChanges(new Date('2027-03-20T00:00:00Z'), new Date('2027-04-20T00:00:00Z'), 'Australia/Lord_Howe'),
    ).toEqual([{ date: '2027-04-04', minutes: -30 }]);
  });

  it('says nothing of a date that is not one', () => {
    expect(clockForecast('2027-02-', '09:00', 'UTC', beforeSpring)).toBeNull();
  });
});
