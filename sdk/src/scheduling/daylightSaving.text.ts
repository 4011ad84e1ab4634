import type { ClockChange, DaylightSavingForecast } from './daylightSaving.model.ts';

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
export const formatForecast = (
  forecast: DaylightSavingForecast,
  time: string,
  timeZone: string,
): string[] => {
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
