import { TZDate } from '@date-fns/tz';

/** A wall time repeats when the clock goes back: by an hour, or by half an hour (Lord Howe). */
const repeatOffsetsMs = [60, 30].map((minutes) => minutes * 60_000);

/**
 * Wall time (`YYYY-MM-DD`, `HH:MM`) in an IANA zone → the instant.
 * A time skipped by daylight saving moves forward by the gap; of a repeated time the first one is taken.
 */
export const parseZonedTime = (date: string, time: string, timeZone: string): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const found = new TZDate(year, month - 1, day, hours, minutes, timeZone).getTime();
  const first = repeatOffsetsMs
    .map((gap) => new Date(found - gap))
    .find(
      (earlier) => formatZonedDate(earlier, timeZone) === date && formatZonedTime(earlier, timeZone) === time,
    );
  return first ?? new Date(found);
};

/** The calendar day (`YYYY-MM-DD`) of an instant in a zone. */
export const formatZonedDate = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );

/** The wall time (`HH:MM`) of an instant in a zone. */
export const formatZonedTime = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hour12: false }).format(
    instant,
  );

/** Minutes east of UTC at an instant. */
export const getZoneOffset = (instant: Date, timeZone: string): number =>
  -new TZDate(instant.getTime(), timeZone).getTimezoneOffset();

/** True when the zone's UTC offset differs between two instants. */
export const hasClockChange = (from: Date, to: Date, timeZone: string): boolean =>
  getZoneOffset(from, timeZone) !== getZoneOffset(to, timeZone);

/** UTC offset of a zone at an instant: `UTC-05:00`, or `UTC`. */
export const formatZoneOffset = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', 'UTC')
    .replace('+00:00', '') ?? 'UTC';
