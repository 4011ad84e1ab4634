import { TZDateMini, tzOffset } from '@date-fns/tz';
import { formatZonedDate, formatZonedTime } from './zonedTime.ts';

/** A wall time repeats when the clock goes back: by an hour, or by half an hour (Lord Howe). */
const repeatOffsetsMs = [60, 30].map((minutes) => minutes * 60_000);

/**
 * Wall time (`YYYY-MM-DD`, `HH:MM`) in an IANA zone → the instant.
 * A time skipped by daylight saving moves forward by the gap; of a repeated time the first one is taken.
 */
export const parseZonedTime = (date: string, time: string, timeZone: string): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const found = new TZDateMini(year, month - 1, day, hours, minutes, timeZone).getTime();
  const first = repeatOffsetsMs
    .map((gap) => new Date(found - gap))
    .find(
      (earlier) => formatZonedDate(earlier, timeZone) === date && formatZonedTime(earlier, timeZone) === time,
    );
  return first ?? new Date(found);
};

/** Minutes east of UTC at an instant. */
export const getZoneOffset = (instant: Date, timeZone: string): number => tzOffset(timeZone, instant);

/** True when the zone's UTC offset differs between two instants. */
export const hasClockChange = (from: Date, to: Date, timeZone: string): boolean =>
  getZoneOffset(from, timeZone) !== getZoneOffset(to, timeZone);
