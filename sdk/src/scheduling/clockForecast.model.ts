import { zonedDate, zonedInstant, zonedTime, zoneOffset } from '@rankwright/contracts/zonedTime';

export interface ClockChange {
  /** Day of the change in the zone, `YYYY-MM-DD`. */
  date: string;
  /** Minutes the clock goes forward; negative when it goes back. */
  minutes: number;
}

export interface ClockForecast {
  /** Changes of the zone's clock between now and then. */
  changes: readonly ClockChange[];
  /** Wall time at which it really goes out: later than typed when spring skips the typed one. */
  wallTime: string;
  skipped: boolean;
  /** The typed time comes twice on its day; it goes out the first time. */
  twice: boolean;
  /** `HH:MM` in UTC then, and what the same wall time means today. */
  utcTime: string;
  utcTimeToday: string;
}

const dayMs = 86_400_000;
/** A change further away than this is not looked for. */
const horizonDays = 800;

/** Days from `from` to `to` on which the zone's clock changes. */
export const clockChanges = (from: Date, to: Date, timeZone: string): ClockChange[] => {
  const days = Math.min(horizonDays, Math.ceil((to.getTime() - from.getTime()) / dayMs));
  const at = (day: number) => new Date(Math.min(to.getTime(), from.getTime() + day * dayMs));
  return Array.from({ length: Math.max(0, days) }, (_, day) => day).flatMap((day) => {
    const minutes = zoneOffset(at(day + 1), timeZone) - zoneOffset(at(day), timeZone);
    return minutes === 0 ? [] : [{ date: changeDay(at(day), at(day + 1), timeZone), minutes }];
  });
};

/** The day of the change that lies between two instants, by halving. */
const changeDay = (from: Date, to: Date, timeZone: string): string => {
  let [low, high] = [from.getTime(), to.getTime()];
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 2);
    if (zoneOffset(new Date(middle), timeZone) === zoneOffset(from, timeZone)) low = middle;
    else high = middle;
  }
  return zonedDate(new Date(high), timeZone);
};

const comesTwice = (instant: Date, timeZone: string): boolean =>
  [60, 30].some((minutes) => {
    const later = new Date(instant.getTime() + minutes * 60_000);
    return zonedTime(later, timeZone) === zonedTime(instant, timeZone);
  });

/** What the zone's clock does to a date and wall time; null when nothing is worth saying. */
export const clockForecast = (
  date: string,
  time: string,
  timeZone: string,
  now: Date,
): ClockForecast | null => {
  const instant = zonedInstant(date, time, timeZone);
  if (Number.isNaN(instant.getTime())) return null;
  const changes = clockChanges(now, instant, timeZone);
  const wallTime = zonedTime(instant, timeZone);
  const skipped = wallTime !== time;
  const twice = comesTwice(instant, timeZone);
  if (changes.length === 0 && !skipped && !twice) return null;
  const today = zonedInstant(zonedDate(now, timeZone), time, timeZone);
  return {
    changes,
    wallTime,
    skipped,
    twice,
    utcTime: zonedTime(instant, 'UTC'),
    utcTimeToday: zonedTime(today, 'UTC'),
  };
};
