import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { expect, userEvent, within } from 'storybook/test';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Checkbox> = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { defaultChecked: true, disabled: false, indeterminate: false },

  parameters: describeComponent({
    purpose: 'Chooses any number of options; takes effect when the form is saved.',
    keywords: ['tick', 'select', 'option', 'multiple choice'],
    parts: ['FormControlLabel'],
    do: ['Label what is true when it is ticked.'],
    dont: ['Apply the change at once; that is a Switch.', 'Use two for one choice; that is a Radio.'],
    states: ['unticked, ticked', 'partly ticked', 'disabled'],
    keyboard: [
      ['Tab', 'Moves the focus to it'],
      ['Space', 'Ticks and unticks it'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {
  render: (args) => <FormControlLabel control={<Checkbox {...args} />} label="Publish when finished" />,
};
export const Choices: Story = {
  render: () => (
    <Stack>
      <FormControlLabel control={<Checkbox />} label="Publish when finished" />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Save as draft" />
      <FormControlLabel control={<Switch />} label="Publish automatically" />
      <FormControlLabel disabled control={<Switch defaultChecked />} label="Needs an active plan" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Publish when finished' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
