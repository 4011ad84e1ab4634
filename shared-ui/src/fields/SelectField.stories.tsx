import type { Meta, StoryObj } from '@storybook/react-webpack5';
import MenuItem from '@mui/material/MenuItem';
import { SelectField } from './SelectField.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof SelectField<string>> = {
  title: 'Components/SelectField',
  component: SelectField,
  args: { label: 'Tone', defaultValue: 'Friendly', disabled: false },
  argTypes: { children: { control: false }, hint: { control: 'text' }, error: { control: 'text' } },
  parameters: describeComponent({
    purpose: 'Chooses one of five or more options.',
    keywords: ['select', 'dropdown', 'choice', 'options'],
    do: ['Start with the usual choice.'],
    dont: ['Use it for two options; that is a RadioGroup.'],
    states: ['closed, open', 'error', 'disabled'],
    keyboard: [
      ['Tab', 'Moves the focus to it'],
      ['Enter, Space, Down', 'Opens the list'],
      ['Up, Down', 'Moves through the options'],
      ['Escape', 'Closes it'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof SelectField<string>>;

export const Choice: Story = {
  args: {
    children: ['Friendly', 'Informative'].map((tone) => (
      <MenuItem key={tone} value={tone}>
        {tone}
      </MenuItem>
    )),
  },
};
