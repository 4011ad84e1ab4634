import MenuItem from '@mui/material/MenuItem';
import { SelectField } from '../fields/SelectField.tsx';

type PublishAs = 'live' | 'draft';

const hints = {
  live: 'Everybody can read it at once.',
  draft: 'Only you see it, until you publish it on the site.',
  defaults: 'The sites have different defaults.',
};

export interface PublishAsFieldProps<Value extends PublishAs | 'defaults'> {
  value: Value;
  onChange: (value: PublishAs) => void;
}

/** Whether posts are public at once; `defaults` while the selected sites differ. */
export const PublishAsField = <Value extends PublishAs | 'defaults'>({
  value,
  onChange,
}: PublishAsFieldProps<Value>) => (
  <SelectField
    label="Publish as"
    value={value}
    hint={hints[value]}
    onChange={({ target }) => onChange(target.value === 'draft' ? 'draft' : 'live')}
    sx={{ maxWidth: 360 }}
  >
    {value === 'defaults' && (
      <MenuItem value="defaults" disabled>
        Each site’s default
      </MenuItem>
    )}
    <MenuItem value="live">Live post</MenuItem>
    <MenuItem value="draft">Draft on the site</MenuItem>
  </SelectField>
);
