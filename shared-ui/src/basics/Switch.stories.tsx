import type { Meta, StoryObj } from '@storybook/react-webpack5';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Switch> = {
  title: 'Components/Switch',
  component: Switch,
  args: { defaultChecked: true, disabled: false },

  parameters: describeComponent({
    purpose: 'Turns a setting on or off at once.',
    keywords: ['toggle', 'on', 'off', 'setting'],
    do: ['Label the setting, not its state.'],
    dont: ['Wait for a Save button; that is a Checkbox.'],
    states: ['on, off', 'disabled'],
    keyboard: [
      ['Tab', 'Moves the focus to it'],
      ['Space', 'Turns it on or off'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Switch>;

export const Setting: Story = {
  render: (args) => <FormControlLabel control={<Switch {...args} />} label="Publish automatically" />,
};
