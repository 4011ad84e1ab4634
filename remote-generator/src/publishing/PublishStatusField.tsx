import { Field, MenuItem } from '@rankwright/shared-ui/core';

/** Whether the posts are public at once. */
export const PublishStatusField = ({
  asDraft,
  onChange,
}: {
  asDraft: boolean;
  onChange: (asDraft: boolean) => void;
}) => (
  <Field
    select
    label="Publish as"
    value={asDraft ? 'draft' : 'live'}
    hint={asDraft ? 'Only you see it, until you publish it on the site.' : 'Everybody can read it at once.'}
    onChange={(event) => onChange(event.target.value === 'draft')}
    sx={{ maxWidth: 360 }}
  >
    <MenuItem value="live">Live post</MenuItem>
    <MenuItem value="draft">Draft on the site</MenuItem>
  </Field>
);
