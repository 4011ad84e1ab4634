import { parseZonedTime, formatZoneOffset } from '@rankwright/contracts/zonedTime';
import { Box, Field } from '@rankwright/shared-ui/core';
import { DaylightSavingNote } from './DaylightSavingNote.tsx';
import type { ScheduleErrors, ScheduleForm } from './schedule.model.ts';

interface ScheduleFieldsProps {
  form: ScheduleForm;
  /** The `error` prop of a field, or an empty object. */
  getErrorProps: (name: keyof ScheduleErrors) => { error?: string };
  timeZone: string;
  today: string;
  now: Date;
  onChange: (form: ScheduleForm) => void;
}

/** `America/New_York, UTC-05:00`: the offset on the chosen day. */
const formatZone = ({ date, time }: ScheduleForm, timeZone: string, today: string): string => {
  const offset = formatZoneOffset(parseZonedTime(date || today, time || '00:00', timeZone), timeZone);
  return offset === timeZone ? timeZone : `${timeZone}, ${offset}`;
};

/** Title, content, date and time fields, with the time zone and its daylight saving changes. */
export const ScheduleFields = ({
  form,
  getErrorProps,
  timeZone,
  today,
  now,
  onChange,
}: ScheduleFieldsProps) => {
  const { error: timeError } = getErrorProps('time');
  return (
    <>
      <Field
        label="Title"
        name="title"
        required
        value={form.title}
        onChange={(event) => onChange({ ...form, title: event.target.value })}
        {...getErrorProps('title')}
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
        {...getErrorProps('content')}
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
          {...getErrorProps('date')}
        />
        <Field
          label="Time"
          name="time"
          type="time"
          required
          value={form.time}
          onChange={(event) => onChange({ ...form, time: event.target.value })}
          hint={formatZone(form, timeZone, today)}
          {...(timeError && {
            error: `${timeError} (${formatZone(form, timeZone, today)})`,
          })}
        />
      </Box>
      <DaylightSavingNote date={form.date} time={form.time} timeZone={timeZone} now={now} />
    </>
  );
};
