import { Field, MenuItem } from '@rankwright/shared-ui/core';

interface BlogFieldProps {
  blogs: readonly { id: string; title: string }[];
  value: string;
  onChange: (blogId: string) => void;
}

/** Which of the shop's blogs articles go to. */
export const BlogField = ({ blogs, value, onChange }: BlogFieldProps) => (
  <Field
    select
    label="Blog"
    value={blogs.some(({ id }) => id === value) ? value : ''}
    disabled={blogs.length === 0}
    hint={blogs.length === 0 ? 'The shop has no blog yet. Make one in Shopify, then refresh.' : undefined}
    onChange={({ target }) => onChange(target.value)}
  >
    {blogs.map(({ id, title }) => (
      <MenuItem key={id} value={id}>
        {title}
      </MenuItem>
    ))}
  </Field>
);
