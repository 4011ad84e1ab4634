import { Field } from '@rankwright/shared-ui/core';
import { readableZone, zonesToChoose } from './timeZones.model.ts';

const listed: readonly string[] = Intl.supportedValuesOf('timeZone');

interface TimeZoneFieldProps {
  /** IANA name. */
  value: string;
  onChange: (zone: string) => void;
}

/** The zone that every hour on screen is named in. */
export const TimeZoneField = ({ value, onChange }: TimeZoneFieldProps) => (
  <Field
    label="Time zone"
    select
    value={value}
    onChange={(event) => onChange(event.target.value)}
    hint="Posts go out at your hours in this zone."
    slotProps={{ select: { native: true } }}
  >
    {zonesToChoose(listed, value).map((zone) => (
      <option key={zone} value={zone}>
        {readableZone(zone)}
      </option>
    ))}
  </Field>
);
