import { SelectField } from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';
import { webflowStatusLabels } from './webflow.data.ts';

interface StatusFieldProps {
  value: string;
  onChange: (status: string) => void;
}

/** Whether posts are drafts or live where nothing else is selected. */
export const StatusField = ({ value, onChange }: StatusFieldProps) => (
  <SelectField label="Default status" value={value} onChange={({ target }) => onChange(target.value)}>
    {webflowStatusLabels.map(([status, label]) => (
      <MenuItem key={status} value={status}>
        {label}
      </MenuItem>
    ))}
  </SelectField>
);
