import { Field, MenuItem } from '@rankwright/shared-ui/core';
import type { PlatformCalls } from './platformCalls.ts';

interface StatusFieldProps {
  statuses: PlatformCalls['statuses'];
  value: string;
  disabled?: boolean;
  onChange: (status: string) => void;
}

/** The status that scheduled and test posts get unless the screen that sends them says otherwise. */
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
