import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Stack> = {
  title: 'Components/Stack',
  component: Stack,
  args: { direction: 'row', spacing: 2 },
  argTypes: {
    direction: { control: 'select', options: ['row', 'column'] },
    spacing: { control: { type: 'range', min: 0, max: 8 } },
  },
  parameters: describeComponent({
    purpose: 'Sets things in a row or a column with even spaces.',
    keywords: ['layout', 'row', 'column', 'gap'],
    do: ['Use the theme’s spaces: multiples of 8 pixels.'],
    dont: ['Use it where a component of our own does the job.'],
    states: ['default'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof Stack>;

export const Default: Story = {
  render: (args) => (
    <Stack {...args}>
      <Chip label="One" />
      <Chip label="Two" />
      <Chip label="Three" />
    </Stack>
  ),
};
