import { SelectField } from '@rankwright/shared-ui/forms';
import { formatTimeZone, listTimeZones } from './timeZones.model.ts';

const supportedZones: readonly string[] = Intl.supportedValuesOf('timeZone');

interface TimeZoneFieldProps {
  /** IANA name. */
  value: string;
  onChange: (zone: string) => void;
}

/** The account's time zone, used for every time on screen. */
export const TimeZoneField = ({ value, onChange }: TimeZoneFieldProps) => (
  <SelectField
    label="Time zone"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    hint="Scheduled posts are published in this time zone."
    native
  >
    {listTimeZones(supportedZones, value).map((zone) => (
      <option key={zone} value={zone}>
        {formatTimeZone(zone)}
      </option>
    ))}
  </SelectField>
);
