import {
  difficulty,
  scheduledStatuses,
  scheduledStatusLabels,
  volume,
  type ScheduledStatus,
} from '@rankwright/contracts/limits';
import { describeDaylightSaving } from '@rankwright/contracts/daylightSaving';
import { Box, Field, MenuItem } from '@rankwright/shared-ui/core';
import { ScheduleFields } from '@rankwright/shared-ui/scheduling';
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

const PlanFields = ({ form, getError, min, timeZone, now, onChange }: ScheduledItemFieldsProps) => {
  const bind = (name: 'title' | 'scheduledDate' | 'scheduledTime') => ({
    value: form[name],
    onChange: (value: string) => onChange({ ...form, [name]: value }),
  });
  return (
    <ScheduleFields
      title={{ ...bind('title'), ...getError('title') }}
      date={{
        ...bind('scheduledDate'),
        ...getError('scheduledDate'),
        name: 'scheduledDate',
        required: false,
        min,
        hint: 'Leave empty to add it to the backlog.',
      }}
      time={{
        ...bind('scheduledTime'),
        name: 'scheduledTime',
        label: 'Time (optional)',
        required: false,
        hint: getTimeHint(form, timeZone),
      }}
      forecast={describeDaylightSaving(form.scheduledDate, form.scheduledTime, timeZone, now)}
    />
  );
};

const NumberFields = ({ form, getError, onChange }: ScheduledItemFieldsProps) => (
  <Box sx={twoColumns}>
    <Field
      label="Word goal"
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
  const { form, onChange } = props;
  return (
    <>
      <PlanFields {...props} />
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
