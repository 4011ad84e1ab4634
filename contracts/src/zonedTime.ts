import { TZDate } from '@date-fns/tz';

/** The same wall time may come twice when the clock goes back, by an hour or (Lord Howe) by half of one. */
const repeats = [60, 30].map((minutes) => minutes * 60_000);

/**
 * Wall time (`YYYY-MM-DD`, `HH:MM`) in an IANA zone → the instant.
 * A time that spring skips moves forward by the gap; of a time that comes twice it is the first.
 */
export const zonedInstant = (date: string, time: string, timeZone: string): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const found = new TZDate(year, month - 1, day, hours, minutes, timeZone).getTime();
  const first = repeats
    .map((gap) => new Date(found - gap))
    .find((earlier) => zonedDate(earlier, timeZone) === date && zonedTime(earlier, timeZone) === time);
  return first ?? new Date(found);
};

/** The calendar day (`YYYY-MM-DD`) of an instant in a zone. */
export const zonedDate = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );

/** The wall time (`HH:MM`) of an instant in a zone. */
export const zonedTime = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hour12: false }).format(
    instant,
  );

/** Minutes east of UTC at an instant. */
export const zoneOffset = (instant: Date, timeZone: string): number =>
  -new TZDate(instant.getTime(), timeZone).getTimezoneOffset();

/** Does the zone's clock change between two instants? Then the same wall time means another UTC time. */
export const clockChangesBetween = (from: Date, to: Date, timeZone: string): boolean =>
  zoneOffset(from, timeZone) !== zoneOffset(to, timeZone);

/** How far the zone is from UTC at an instant, in words: `UTC-05:00`, or `UTC`. */
export const zoneOffsetName = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', 'UTC')
    .replace('+00:00', '') ?? 'UTC';
