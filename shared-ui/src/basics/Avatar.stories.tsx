import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Avatar from '@mui/material/Avatar';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Avatar> = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { children: 'AL' },
  argTypes: { children: { control: 'text' } },
  parameters: describeComponent({
    purpose: 'Shows a person by picture or initials.',
    keywords: ['person', 'profile', 'picture', 'initials', 'account'],
    do: ['Give the picture the person’s name as text alternative.'],
    dont: ['Use it for decoration.'],
    states: ['picture', 'initials'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof Avatar>;

export const Initials: Story = { args: { sx: { bgcolor: 'text.primary', color: 'background.default' } } };
