import { Alert } from '@rankwright/shared-ui/core';
import { forecastDaylightSaving } from './daylightSaving.model.ts';
import { formatForecast } from './daylightSaving.text.ts';

interface DaylightSavingNoteProps {
  date: string;
  time: string;
  timeZone: string;
  now: Date;
}

/** Explains how a daylight saving change before the date affects the chosen time. */
export const DaylightSavingNote = ({ date, time, timeZone, now }: DaylightSavingNoteProps) => {
  const forecast = date && time ? forecastDaylightSaving(date, time, timeZone, now) : null;
  return (
    <div role="status" aria-label="Daylight-saving forecast">
      {forecast && <Alert severity="info">{formatForecast(forecast, time, timeZone).join(' ')}</Alert>}
    </div>
  );
};
