import { getZoneOffset, parseZonedTime } from './zoneOffset.ts';
import { formatZonedDate, formatZonedTime } from './zonedTime.ts';

interface ClockChange {
  /** Day of the change in the zone, `YYYY-MM-DD`. */
  date: string;
  /** Minutes the clock goes forward; negative when it goes back. */
  minutes: number;
}

interface DaylightSavingForecast {
  /** Changes of the zone's clock between now and then. */
  changes: readonly ClockChange[];
  /** Wall time at which it is published: later than entered when daylight saving skips the entered time. */
  wallTime: string;
  skipped: boolean;
  /** The entered time occurs twice on its day; it is published the first time. */
  twice: boolean;
  /** `HH:MM` in UTC on that day, and the UTC time of the same wall time today. */
  utcTime: string;
  utcTimeToday: string;
}

const dayMs = 86_400_000;
/** Changes later than this are not searched for. */
const horizonDays = 800;

/** Days between two instants on which the zone's clock changes. */
export const findClockChanges = (from: Date, to: Date, timeZone: string): ClockChange[] => {
  const days = Math.min(horizonDays, Math.ceil((to.getTime() - from.getTime()) / dayMs));
  const at = (day: number) => new Date(Math.min(to.getTime(), from.getTime() + day * dayMs));
  return Array.from({ length: Math.max(0, days) }, (_, day) => day).flatMap((day) => {
    const minutes = getZoneOffset(at(day + 1), timeZone) - getZoneOffset(at(day), timeZone);
    return minutes === 0 ? [] : [{ date: findChangeDay(at(day), at(day + 1), timeZone), minutes }];
  });
};

/** The day of the change between two instants, by binary search. */
const findChangeDay = (from: Date, to: Date, timeZone: string): string => {
  let [low, high] = [from.getTime(), to.getTime()];
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 2);
    if (getZoneOffset(new Date(middle), timeZone) === getZoneOffset(from, timeZone)) low = middle;
    else high = middle;
  }
  return formatZonedDate(new Date(high), timeZone);
};

const isRepeatedTime = (instant: Date, timeZone: string): boolean =>
  [60, 30].some((minutes) => {
    const later = new Date(instant.getTime() + minutes * 60_000);
    return formatZonedTime(later, timeZone) === formatZonedTime(instant, timeZone);
  });

/** Daylight saving changes that affect a date and wall time; null when there are none. */
const forecastDaylightSaving = (
  date: string,
  time: string,
  timeZone: string,
  now: Date,
): DaylightSavingForecast | null => {
  const instant = parseZonedTime(date, time, timeZone);
  if (Number.isNaN(instant.getTime())) return null;
  const changes = findClockChanges(now, instant, timeZone);
  const wallTime = formatZonedTime(instant, timeZone);
  const skipped = wallTime !== time;
  const twice = isRepeatedTime(instant, timeZone);
  if (changes.length === 0 && !skipped && !twice) return null;
  const today = parseZonedTime(formatZonedDate(now, timeZone), time, timeZone);
  return {
    changes,
    wallTime,
    skipped,
    twice,
    utcTime: formatZonedTime(instant, 'UTC'),
    utcTimeToday: formatZonedTime(today, 'UTC'),
  };
};

/** `America/New_York` → `New York`. */
const formatPlace = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

const formatDay = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));

const formatShift = (minutes: number): string => {
  const size = Math.abs(minutes);
  if (size % 60 !== 0) return `${size} minutes`;
  return size === 60 ? 'one hour' : `${size / 60} hours`;
};

const formatChange = ({ date, minutes }: ClockChange): string =>
  `${minutes > 0 ? 'forward' : 'back'} ${formatShift(minutes)} on ${formatDay(date)}`;

const describeTimeOnDay = (
  { skipped, twice, wallTime }: DaylightSavingForecast,
  time: string,
): string | null => {
  if (skipped) return `${time} does not exist on that day. The article will be published at ${wallTime}.`;
  return twice ? `${time} occurs twice on that day. The article will be published the first time.` : null;
};

/** The forecast in sentences. */
const formatForecast = (forecast: DaylightSavingForecast, time: string, timeZone: string): string[] => {
  const { changes, utcTime, utcTimeToday, wallTime } = forecast;
  const changeTexts = changes.map(formatChange);
  const [last, ...before] = changeTexts.toReversed();
  const list = before.length > 0 ? `${before.toReversed().join(', ')} and ${last ?? ''}` : last;
  const utcText =
    utcTime === utcTimeToday
      ? `which is ${utcTime} UTC, as today`
      : `which is then ${utcTime} UTC, not ${utcTimeToday} UTC as today`;
  return [
    ...(list ? [`The clocks in ${formatPlace(timeZone)} go ${list}.`] : []),
    describeTimeOnDay(forecast, time) ?? `Your article is still published at ${wallTime} there, ${utcText}.`,
  ];
};

/** How daylight saving affects a date and wall time, in sentences; empty when it does not. */
export const describeDaylightSaving = (date: string, time: string, timeZone: string, now: Date): string => {
  const forecast = date && time ? forecastDaylightSaving(date, time, timeZone, now) : null;
  return forecast ? formatForecast(forecast, time, timeZone).join(' ') : '';
};
