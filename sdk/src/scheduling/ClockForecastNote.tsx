import { Alert } from '@rankwright/shared-ui/core';
import { clockForecast } from './clockForecast.model.ts';
import { forecastWords } from './clockForecast.words.ts';

interface ClockForecastNoteProps {
  date: string;
  time: string;
  timeZone: string;
  now: Date;
}

/** Says beforehand what a change of the clock means for the hour that was typed. */
export const ClockForecastNote = ({ date, time, timeZone, now }: ClockForecastNoteProps) => {
  const forecast = date && time ? clockForecast(date, time, timeZone, now) : null;
  return (
    <div role="status" aria-label="Daylight-saving forecast">
      {forecast && <Alert severity="info">{forecastWords(forecast, time, timeZone).join(' ')}</Alert>}
    </div>
  );
};
