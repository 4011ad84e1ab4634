import type { Meta, StoryObj } from '@storybook/react-webpack5';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../icons/Icon.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof IconButton> = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { 'aria-label': 'Settings', size: 'medium', disabled: false },
  argTypes: { size: { control: 'select', options: ['small', 'medium', 'large'] } },
  parameters: describeComponent({
    purpose: 'Runs an action that a well-known icon says.',
    keywords: ['icon', 'action', 'toolbar'],
    do: ['Name the action in aria-label and in a Tooltip.', 'Keep at least 36 by 36 pixels.'],
    dont: ['Use an icon that people have to guess.'],
    states: ['default, hover, focus, pressed', 'disabled'],
    keyboard: [
      ['Tab', 'Moves the focus to it'],
      ['Enter or Space', 'Presses it'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Default: Story = {
  render: (args) => (
    <IconButton {...args}>
      <Icon name="settings" />
    </IconButton>
  ),
};
