import { Field, MenuItem } from '@rankwright/shared-ui/core';
import type { PlatformClient } from './platformClient.ts';

interface StatusFieldProps {
  statuses: PlatformClient['statuses'];
  value: string;
  disabled?: boolean;
  onChange: (status: string) => void;
}

/** Default status of scheduled and test posts, unless the publish request sets one. */
export const StatusField = ({ statuses, value, disabled = false, onChange }: StatusFieldProps) => (
  <Field
    select
    label="Default status"
    value={value}
    disabled={disabled}
    onChange={({ target }) => onChange(target.value)}
  >
    {statuses.map(([status, label]) => (
      <MenuItem key={status} value={status}>
        {label}
      </MenuItem>
    ))}
  </Field>
);
