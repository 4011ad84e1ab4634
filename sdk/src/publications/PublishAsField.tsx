import type { PublishAs } from '@rankwright/contracts/connections';
import { Field, MenuItem } from '@rankwright/shared-ui/core';

const hints = {
  live: 'Everybody can read it at once.',
  draft: 'Only you see it, until you publish it on the site.',
  defaults: 'The sites have different defaults.',
};

export interface PublishAsFieldProps<Value extends PublishAs | 'defaults'> {
  value: Value;
  onChange: (value: PublishAs) => void;
}

/** Whether posts are public at once; `defaults` while the chosen sites differ. */
export const PublishAsField = <Value extends PublishAs | 'defaults'>({
  value,
  onChange,
}: PublishAsFieldProps<Value>) => (
  <Field
    select
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
  </Field>
);
