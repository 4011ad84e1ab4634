import { SelectField } from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';

interface LabelsFieldProps {
  label: string;
  choices: readonly { id: string; label: string }[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Multi-select of categories or tags that are added to every post. */
export const LabelsField = ({ label, choices, value, onChange }: LabelsFieldProps) => (
  <SelectField
    label={label}
    value={value.filter((id) => choices.some((choice) => choice.id === id))}
    disabled={choices.length === 0}
    hint={choices.length === 0 ? 'The blog has none yet.' : 'Added to every post.'}
    multiple
    onChange={({ target }) => onChange(target.value)}
  >
    {choices.map((choice) => (
      <MenuItem key={choice.id} value={choice.id}>
        {choice.label}
      </MenuItem>
    ))}
  </SelectField>
);
