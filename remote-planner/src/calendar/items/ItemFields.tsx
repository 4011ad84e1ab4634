import {
  difficulty,
  scheduledStatuses,
  scheduledStatusLabels,
  volume,
  type ScheduledStatus,
} from '@rankwright/contracts/limits';
import { ClockForecastNote } from '@rankwright/sdk/scheduling';
import { Box, Field, MenuItem } from '@rankwright/shared-ui/core';
import { deliveryWindow } from './item.model.ts';
import { readDifficulty, readVolume, type ItemField, type ItemForm } from './itemForm.model.ts';

export interface ItemFieldsProps {
  form: ItemForm;
  /** The `error` prop of a field, or nothing. */
  errorOf: (name: ItemField) => { error?: string };
  /** Earliest day, `YYYY-MM-DD`. */
  min: string;
  timeZone: string;
  now: Date;
  onChange: (form: ItemForm) => void;
}

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const;

const timeHint = ({ scheduledTime }: ItemForm, timeZone: string): string =>
  scheduledTime ? timeZone : `Without one: ${deliveryWindow}.`;

const WhenFields = ({ form, errorOf, min, timeZone, now, onChange }: ItemFieldsProps) => (
  <>
    <Box sx={pair}>
      <Field
        label="Date"
        name="scheduledDate"
        type="date"
        value={form.scheduledDate}
        slotProps={{ htmlInput: { min } }}
        onChange={(event) => onChange({ ...form, scheduledDate: event.target.value })}
        hint="Without one it waits in the backlog."
        {...errorOf('scheduledDate')}
      />
      <Field
        label="Time (optional)"
        name="scheduledTime"
        type="time"
        value={form.scheduledTime}
        onChange={(event) => onChange({ ...form, scheduledTime: event.target.value })}
        hint={timeHint(form, timeZone)}
      />
    </Box>
    <ClockForecastNote date={form.scheduledDate} time={form.scheduledTime} timeZone={timeZone} now={now} />
  </>
);

const NumberFields = ({ form, errorOf, onChange }: ItemFieldsProps) => (
  <Box sx={pair}>
    <Field
      label="Volume (words)"
      name="volume"
      type="number"
      value={form.volume}
      slotProps={{ htmlInput: { min: volume.min, max: volume.max } }}
      onChange={(event) => onChange({ ...form, volume: readVolume(event.target.value) })}
      {...errorOf('volume')}
    />
    <Field
      label="Difficulty"
      name="difficulty"
      type="number"
      value={form.difficulty}
      slotProps={{ htmlInput: { min: difficulty.min, max: difficulty.max } }}
      onChange={(event) => onChange({ ...form, difficulty: readDifficulty(event.target.value) })}
      {...errorOf('difficulty')}
    />
  </Box>
);

/** The fields of a planned article. */
export const ItemFields = (props: ItemFieldsProps) => {
  const { form, errorOf, onChange } = props;
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
      <WhenFields {...props} />
      <Box sx={pair}>
        <Field
          select
          label="Status"
          value={form.status}
          onChange={(event) => onChange({ ...form, status: event.target.value as ScheduledStatus })}
        >
          {scheduledStatuses.map((status) => (
            <MenuItem key={status} value={status}>
              {scheduledStatusLabels[status]}
            </MenuItem>
          ))}
        </Field>
        <Field
          label="Type"
          value={form.type}
          onChange={(event) => onChange({ ...form, type: event.target.value })}
        />
      </Box>
      <NumberFields {...props} />
    </>
  );
};
