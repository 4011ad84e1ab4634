import type { Meta, StoryObj } from '@storybook/react-webpack5';
import OutlinedInput from '@mui/material/OutlinedInput';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof OutlinedInput> = {
  title: 'Components/OutlinedInput',
  component: OutlinedInput,
  args: { placeholder: 'Search articles', disabled: false, error: false },

  parameters: describeComponent({
    purpose: 'Is the bare input of a toolbar; in forms use Field.',
    keywords: ['input', 'search', 'text'],
    do: ['Give it an accessible name.'],
    dont: ['Use it in a form; that is Field.'],
    states: ['default, focus', 'error', 'disabled'],
    keyboard: [['Tab', 'Moves the focus to it']],
  }),
};
export default meta;
type Story = StoryObj<typeof OutlinedInput>;

export const Search: Story = { args: { slotProps: { input: { 'aria-label': 'Search articles' } } } };
