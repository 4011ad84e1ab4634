import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<AutocompleteProps<string, false, false, false>> = {
  title: 'Components/Autocomplete',
  component: Autocomplete<string, false, false, false>,
  args: { options: ['Roses', 'Compost', 'Mulch'], disabled: false },
  argTypes: { renderInput: { control: false } },
  parameters: describeComponent({
    purpose: 'Finds one of many options while typing.',
    keywords: ['search', 'combobox', 'select', 'suggest'],
    do: ['Use it for more than fifteen options.'],
    dont: ['Require an exact spelling.'],
    states: ['closed, open', 'no result'],
    keyboard: [
      ['Down', 'Opens the list'],
      ['Up, Down', 'Moves through the options'],
      ['Enter', 'Chooses'],
      ['Escape', 'Closes it'],
    ],
  }),
};
export default meta;
type Story = StoryObj<AutocompleteProps<string, false, false, false>>;

export const Topics: Story = {
  args: { renderInput: (params) => <TextField {...params} label="Topic" size="small" /> },
};
