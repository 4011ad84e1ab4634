import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Chip> = {
  title: 'Components/Chip',
  component: Chip,
  args: { label: 'Local SEO', variant: 'filled', color: 'default', size: 'medium', disabled: false },
  argTypes: {
    variant: { control: 'select', options: ['filled', 'outlined'] },
    color: { control: 'select', options: ['default', 'primary'] },
    size: { control: 'select', options: ['small', 'medium'] },
  },
  parameters: describeComponent({
    purpose: 'Shows a short property, or toggles a filter.',
    keywords: ['tag', 'label', 'filter', 'pill', 'category'],
    do: ['Keep it to one or two words.', 'Use it for a category or an active filter.'],
    dont: ['Show a status with it; that is a StatusBadge.', 'Put sentences into it.'],
    states: ['filled, outlined', 'selected', 'disabled'],
    keyboard: [
      ['Tab', 'Moves the focus to it, where it can be pressed'],
      ['Enter or Space', 'Presses it'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Chip>;

export const Default: Story = {};
export const Labels: Story = {
  render: () => (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip label="This device" />
      <Chip label="Local SEO" variant="outlined" />
      <Chip label="Selected" color="primary" />
      <Avatar sx={{ bgcolor: 'text.primary', color: 'background.default' }}>AL</Avatar>
      <Link href="#labels">A link in a sentence</Link>
    </Stack>
  ),
};
