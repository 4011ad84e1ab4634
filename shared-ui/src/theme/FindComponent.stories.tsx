import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { expect, userEvent, within } from 'storybook/test';
import { listGuides } from '../../.storybook/guides.ts';
import { Field } from '../fields/Field.tsx';

const matches = (words: string, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.toLowerCase().includes(word));

const FindComponent = ({ search: initial }: { search: string }) => {
  const [search, setSearch] = useState(initial);
  const found = listGuides()
    .filter(({ title, guide }) => matches([title, guide.purpose, ...guide.keywords].join(' '), search))
    .toSorted((one, two) => one.title.localeCompare(two.title));
  return (
    <Stack spacing={2} sx={{ maxWidth: 680 }}>
      <Field
        label="What do you need?"
        hint="Search by purpose: “undo”, “choose one of two”, “nothing here yet”."
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.map(({ title, guide }) => (
          <li key={title}>
            <Link href={`./?path=/docs/${title.toLowerCase().replace('/', '-')}--docs`} target="_top">
              {title.replace('Components/', '')}
            </Link>
            <Typography color="textSecondary">{guide.purpose}</Typography>
          </li>
        ))}
      </Stack>
      <Typography role="status" variant="body2" color="textSecondary">
        {found.length === 1 ? '1 component' : `${found.length} components`}
      </Typography>
    </Stack>
  );
};

const meta: Meta<typeof FindComponent> = {
  title: 'Foundations/Find a component',
  component: FindComponent,
  args: { search: '' },
};
export default meta;
type Story = StoryObj<typeof FindComponent>;

/** Every component by what it is for. */
export const Search: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('What do you need?'), 'paywall');
    await expect(canvas.getByRole('link', { name: 'GateOverlay' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 component');
  },
};
