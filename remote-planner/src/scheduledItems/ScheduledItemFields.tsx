import {
  difficulty,
  scheduledStatuses,
  scheduledStatusLabels,
  volume,
  type ScheduledStatus,
} from '@rankwright/contracts/limits';
import { DaylightSavingNote } from '@rankwright/sdk/scheduling';
import { Box, Field, MenuItem } from '@rankwright/shared-ui/core';
import { deliveryWindow } from './scheduledItem.model.ts';
import {
  parseDifficulty,
  parseVolume,
  type ScheduledItemField,
  type ScheduledItemForm,
} from './scheduledItemForm.model.ts';

export interface ScheduledItemFieldsProps {
  form: ScheduledItemForm;
  /** The `error` prop of a field, or an empty object. */
  getError: (name: ScheduledItemField) => { error?: string };
  /** Earliest day, `YYYY-MM-DD`. */
  min: string;
  timeZone: string;
  now: Date;
  onChange: (form: ScheduledItemForm) => void;
}

const twoColumns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const;

const getTimeHint = ({ scheduledTime }: ScheduledItemForm, timeZone: string): string =>
  scheduledTime ? timeZone : `Leave empty to publish at ${deliveryWindow}.`;

const DateTimeFields = ({ form, getError, min, timeZone, now, onChange }: ScheduledItemFieldsProps) => (
  <>
    <Box sx={twoColumns}>
      <Field
        label="Date"
        name="scheduledDate"
        type="date"
        value={form.scheduledDate}
        slotProps={{ htmlInput: { min } }}
        onChange={(event) => onChange({ ...form, scheduledDate: event.target.value })}
        hint="Leave empty to add it to the backlog."
        {...getError('scheduledDate')}
      />
      <Field
        label="Time (optional)"
        name="scheduledTime"
        type="time"
        value={form.scheduledTime}
        onChange={(event) => onChange({ ...form, scheduledTime: event.target.value })}
        hint={getTimeHint(form, timeZone)}
      />
    </Box>
    <DaylightSavingNote date={form.scheduledDate} time={form.scheduledTime} timeZone={timeZone} now={now} />
  </>
);

const NumberFields = ({ form, getError, onChange }: ScheduledItemFieldsProps) => (
  <Box sx={twoColumns}>
    <Field
      label="Volume (words)"
      name="volume"
      type="number"
      value={form.volume}
      slotProps={{ htmlInput: { min: volume.min, max: volume.max } }}
      onChange={(event) => onChange({ ...form, volume: parseVolume(event.target.value) })}
      {...getError('volume')}
    />
    <Field
      label="Difficulty"
      name="difficulty"
      type="number"
      value={form.difficulty}
      slotProps={{ htmlInput: { min: difficulty.min, max: difficulty.max } }}
      onChange={(event) => onChange({ ...form, difficulty: parseDifficulty(event.target.value) })}
      {...getError('difficulty')}
    />
  </Box>
);

/** The form fields of a scheduled item. */
export const ScheduledItemFields = (props: ScheduledItemFieldsProps) => {
  const { form, getError, onChange } = props;
  return (
    <>
      <Field
        label="Title"
        name="title"
        required
        value={form.title}
        onChange={(event) => onChange({ ...form, title: event.target.value })}
        {...getError('title')}
      />
      <DateTimeFields {...props} />
      <Box sx={twoColumns}>
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
