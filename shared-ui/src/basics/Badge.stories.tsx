import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../icons/Icon.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Badge> = {
  title: 'Components/Badge',
  component: Badge,
  args: { badgeContent: 3, max: 99, color: 'primary', invisible: false },
  argTypes: { color: { control: 'select', options: ['primary', 'error'] } },
  parameters: describeComponent({
    purpose: 'Counts what is new on an icon.',
    keywords: ['count', 'unread', 'notification'],
    do: ['Repeat the number in the accessible name of its button.'],
    dont: ['Count what the person cannot act on.'],
    states: ['count', 'more than the maximum: “99+”', 'hidden at zero'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof Badge>;

export const Count: Story = {
  render: (args) => (
    <IconButton aria-label="Notifications, 3 unread">
      <Badge {...args}>
        <Icon name="bell" />
      </Badge>
    </IconButton>
  ),
};
