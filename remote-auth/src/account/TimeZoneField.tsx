import { Field } from '@rankwright/shared-ui/core';

const zones: readonly string[] = Intl.supportedValuesOf('timeZone');

interface TimeZoneFieldProps {
  value: string;
  onChange: (timeZone: string) => void;
}

/** The zone that decides what every hour on screen means. */
export const TimeZoneField = ({ value, onChange }: TimeZoneFieldProps) => (
  <Field
    select
    label="Time zone"
    name="timeZone"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    hint="Posts go out at your hours in this zone."
    slotProps={{ select: { native: true } }}
  >
    {(zones.includes(value) ? zones : [value, ...zones]).map((zone) => (
      <option key={zone} value={zone}>
        {zone.replace(/_/g, ' ')}
      </option>
    ))}
  </Field>
);
