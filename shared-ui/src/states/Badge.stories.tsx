import type { Meta, StoryObj } from '@storybook/react-webpack5';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../icons/Icon.tsx';
import Badge from '@mui/material/Badge';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Badge> = {
  title: 'Components/Badge',
  component: Badge,
  args: { badgeContent: 3, max: 99, children: <Icon name="bell" /> },
  argTypes: { children: { control: false } },
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
    <IconButton aria-label="Notifications">
      <Badge {...args} />
    </IconButton>
  ),
};
export const AboveTheMaximum: Story = { ...Count, args: { badgeContent: 12, max: 9 } };
export const Nothing: Story = { ...Count, args: { badgeContent: 0 } };
