import type { ClockChange, ClockForecast } from './clockForecast.model.ts';

/** `America/New_York` → `New York`. */
export const placeOf = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

const spokenDay = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));

const amount = (minutes: number): string => {
  const size = Math.abs(minutes);
  if (size % 60 !== 0) return `${size} minutes`;
  return size === 60 ? 'one hour' : `${size / 60} hours`;
};

const changeWords = ({ date, minutes }: ClockChange): string =>
  `${minutes > 0 ? 'forward' : 'back'} ${amount(minutes)} on ${spokenDay(date)}`;

const onTheDay = ({ skipped, twice, wallTime }: ClockForecast, time: string): string | null => {
  if (skipped) return `${time} does not exist on that day. The article goes out at ${wallTime}.`;
  return twice ? `${time} comes twice on that day. The article goes out the first time.` : null;
};

/** The forecast in sentences. */
export const forecastWords = (forecast: ClockForecast, time: string, timeZone: string): string[] => {
  const { changes, utcTime, utcTimeToday, wallTime } = forecast;
  const moves = changes.map(changeWords);
  const [last, ...before] = moves.toReversed();
  const list = before.length > 0 ? `${before.toReversed().join(', ')} and ${last ?? ''}` : last;
  const kept =
    utcTime === utcTimeToday
      ? `which is ${utcTime} UTC, as today`
      : `which is then ${utcTime} UTC, not ${utcTimeToday} UTC as today`;
  return [
    ...(list ? [`The clocks in ${placeOf(timeZone)} go ${list}.`] : []),
    onTheDay(forecast, time) ?? `Your article still goes out at ${wallTime} there, ${kept}.`,
  ];
};
