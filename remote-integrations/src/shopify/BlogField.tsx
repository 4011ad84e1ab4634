import { SelectField } from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';

interface BlogFieldProps {
  blogs: readonly { id: string; title: string }[];
  value: string;
  onChange: (blogId: string) => void;
}

/** The shop's blog to publish to. */
export const BlogField = ({ blogs, value, onChange }: BlogFieldProps) => (
  <SelectField
    label="Blog"
    value={blogs.some(({ id }) => id === value) ? value : ''}
    disabled={blogs.length === 0}
    hint={blogs.length === 0 ? 'This shop has no blog yet. Create one in Shopify, then refresh.' : undefined}
    onChange={({ target }) => onChange(target.value)}
  >
    {blogs.map(({ id, title }) => (
      <MenuItem key={id} value={id}>
        {title}
      </MenuItem>
    ))}
  </SelectField>
);
