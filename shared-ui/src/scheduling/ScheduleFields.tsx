import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Field } from '../fields/Field.tsx';

/** One text field of the form; `error` replaces the hint. */
interface FieldState {
  value: string;
  error?: string;
  hint?: ReactNode;
  onChange: (value: string) => void;
}

interface ScheduleFieldsProps {
  title: FieldState;
  /** Absent where the text is edited on its own page. */
  content?: FieldState;
  date: FieldState & { name: string; required: boolean; min: string };
  time: FieldState & { name: string; label: string; required: boolean };
  /** How a daylight saving change affects the chosen time; empty when it does not. */
  forecast: string;
}

const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

const getFieldProps = ({ value, error, hint, onChange }: FieldState) => ({
  value,
  ...(error && { error }),
  ...(hint !== undefined && { hint }),
  onChange: (event: { target: { value: string } }) => onChange(event.target.value),
});

const DateTimeFields = ({ date, time }: Pick<ScheduleFieldsProps, 'date' | 'time'>) => (
  <Box sx={twoColumns}>
    <Field
      label="Date"
      name={date.name}
      type="date"
      required={date.required}
      slotProps={{ htmlInput: { min: date.min } }}
      {...getFieldProps(date)}
    />
    <Field
      label={time.label}
      name={time.name}
      type="time"
      required={time.required}
      {...getFieldProps(time)}
    />
  </Box>
);

/** Title, content, date and time of an article to plan. */
export const ScheduleFields = ({ title, content, date, time, forecast }: ScheduleFieldsProps) => (
  <>
    <Field label="Title" name="title" required {...getFieldProps(title)} />
    {content && (
      <Field
        label="Content"
        name="content"
        required
        multiline
        minRows={3}
        maxRows={8}
        {...getFieldProps(content)}
      />
    )}
    <DateTimeFields date={date} time={time} />
    <div role="status" aria-label="Daylight-saving forecast">
      {forecast && <Alert severity="info">{forecast}</Alert>}
    </div>
  </>
);
