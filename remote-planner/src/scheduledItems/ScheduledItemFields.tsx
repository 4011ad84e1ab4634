import { difficulty, scheduledStatuses, scheduledStatusLabels, volume } from '@rankwright/contracts/limits';
import { describeDaylightSaving } from '@rankwright/contracts/daylightSaving';
import { Box } from '@rankwright/shared-ui/core';
import { Field, type FormFields, SelectField } from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';
import { ScheduleFields } from '@rankwright/shared-ui/scheduling';
import { deliveryWindow } from './scheduledItem.model.ts';
import { parseDifficulty, parseVolume, type ScheduledItemForm } from './scheduledItemForm.model.ts';

export interface ScheduledItemFieldsProps {
  form: FormFields<ScheduledItemForm>;
  /** Earliest day, `YYYY-MM-DD`. */
  min: string;
  timeZone: string;
  now: Date;
}

const twoColumns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const;

const getTimeHint = ({ scheduledTime }: ScheduledItemForm, timeZone: string): string =>
  scheduledTime ? timeZone : `Leave empty to publish at ${deliveryWindow}.`;

const PlanFields = ({ form: { values, field }, min, timeZone, now }: ScheduledItemFieldsProps) => (
  <ScheduleFields
    title={field('title')}
    date={{
      ...field('scheduledDate'),
      required: false,
      min,
      hint: 'Leave empty to add it to the backlog.',
    }}
    time={{
      ...field('scheduledTime'),
      label: 'Time (optional)',
      required: false,
      hint: getTimeHint(values, timeZone),
    }}
    forecast={describeDaylightSaving(values.scheduledDate, values.scheduledTime, timeZone, now)}
  />
);

const NumberFields = ({ form: { field } }: Pick<ScheduledItemFieldsProps, 'form'>) => (
  <Box sx={twoColumns}>
    <Field
      label="Word goal"
      type="number"
      slotProps={{ htmlInput: { min: volume.min, max: volume.max } }}
      {...field('volume', parseVolume)}
    />
    <Field
      label="Difficulty"
      type="number"
      slotProps={{ htmlInput: { min: difficulty.min, max: difficulty.max } }}
      {...field('difficulty', parseDifficulty)}
    />
  </Box>
);

/** The form fields of a scheduled item. */
export const ScheduledItemFields = (props: ScheduledItemFieldsProps) => {
  const { form } = props;
  return (
    <>
      <PlanFields {...props} />
      <Box sx={twoColumns}>
        <SelectField label="Status" {...form.field('status')}>
          {scheduledStatuses.map((status) => (
            <MenuItem key={status} value={status}>
              {scheduledStatusLabels[status]}
            </MenuItem>
          ))}
        </SelectField>
        <Field label="Type" {...form.field('type')} />
      </Box>
      <NumberFields form={form} />
    </>
  );
};
