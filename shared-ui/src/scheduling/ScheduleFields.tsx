import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ChangeEventHandler, ReactNode } from 'react';
import { Field } from '../fields/Field.tsx';

/** Props of one text field, as `useFormFields` gives them; `error` replaces the hint. */
interface FieldState {
  name: string;
  value: string;
  error?: string;
  hint?: ReactNode;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
}

interface ScheduleFieldsProps {
  title: FieldState;
  /** Absent where the text is edited on its own page. */
  content?: FieldState;
  date: FieldState & { required: boolean; min: string };
  time: FieldState & { label: string; required: boolean };
  /** How a daylight saving change affects the selected time; empty when it does not. */
  forecast: string;
}

const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

const DateTimeFields = ({ date: { min, ...date }, time }: Pick<ScheduleFieldsProps, 'date' | 'time'>) => (
  <Box sx={twoColumns}>
    <Field label="Date" type="date" slotProps={{ htmlInput: { min } }} {...date} />
    <Field type="time" {...time} />
  </Box>
);

/** Title, content, date and time of an article to plan. */
export const ScheduleFields = ({ title, content, date, time, forecast }: ScheduleFieldsProps) => (
  <>
    <Field label="Title" required {...title} />
    {content && <Field label="Content" required multiline minRows={3} maxRows={8} {...content} />}
    <DateTimeFields date={date} time={time} />
    <div role="status" aria-label="Daylight-saving forecast">
      {forecast && <Alert severity="info">{forecast}</Alert>}
    </div>
  </>
);
