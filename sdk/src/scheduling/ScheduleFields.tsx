import { zonedInstant, zoneOffsetName } from '@rankwright/contracts/zonedTime';
import { Box, Field } from '@rankwright/shared-ui/core';
import { ClockForecastNote } from './ClockForecastNote.tsx';
import type { ScheduleErrors, ScheduleForm } from './schedule.model.ts';

interface ScheduleFieldsProps {
  form: ScheduleForm;
  /** The `error` prop of a field, or nothing. */
  errorOf: (name: keyof ScheduleErrors) => { error?: string };
  timeZone: string;
  today: string;
  now: Date;
  onChange: (form: ScheduleForm) => void;
}

/** `America/New_York, UTC-05:00`: as it is on the chosen day. */
const zoneOf = ({ date, time }: ScheduleForm, timeZone: string, today: string): string => {
  const offset = zoneOffsetName(zonedInstant(date || today, time || '00:00', timeZone), timeZone);
  return offset === timeZone ? timeZone : `${timeZone}, ${offset}`;
};

/** Title, text, day and hour; the hour names its zone and what the clock does until then. */
export const ScheduleFields = ({ form, errorOf, timeZone, today, now, onChange }: ScheduleFieldsProps) => {
  const { error: timeError } = errorOf('time');
  return (
    <>
      <Field
        label="Title"
        name="title"
        required
        value={form.title}
        onChange={(event) => onChange({ ...form, title: event.target.value })}
        {...errorOf('title')}
      />
      <Field
        label="Content"
        name="content"
        required
        multiline
        minRows={3}
        maxRows={8}
        value={form.content}
        onChange={(event) => onChange({ ...form, content: event.target.value })}
        {...errorOf('content')}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        <Field
          label="Date"
          name="date"
          type="date"
          required
          value={form.date}
          slotProps={{ htmlInput: { min: today } }}
          onChange={(event) => onChange({ ...form, date: event.target.value })}
          {...errorOf('date')}
        />
        <Field
          label="Time"
          name="time"
          type="time"
          required
          value={form.time}
          onChange={(event) => onChange({ ...form, time: event.target.value })}
          hint={zoneOf(form, timeZone, today)}
          {...(timeError && {
            error: `${timeError} (${zoneOf(form, timeZone, today)})`,
          })}
        />
      </Box>
      <ClockForecastNote date={form.date} time={form.time} timeZone={timeZone} now={now} />
    </>
  );
};
