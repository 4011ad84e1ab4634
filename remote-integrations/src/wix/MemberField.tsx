import { SelectField } from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';

interface MemberFieldProps {
  members: readonly { id: string; name: string }[];
  value: string;
  onChange: (memberId: string) => void;
}

/** Wix requires a site member as the author of each post. */
export const MemberField = ({ members, value, onChange }: MemberFieldProps) => (
  <SelectField
    label="Author"
    value={members.some(({ id }) => id === value) ? value : ''}
    disabled={members.length === 0}
    hint={
      members.length === 0
        ? 'The site has no members yet. Sign up on the site once, then refresh.'
        : 'Posts are published under this site member.'
    }
    onChange={({ target }) => onChange(target.value)}
  >
    {members.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </SelectField>
);
