import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Divider> = {
  title: 'Components/Divider',
  component: Divider,
  args: { orientation: 'horizontal' },
  argTypes: { orientation: { control: 'select', options: ['horizontal', 'vertical'] } },
  parameters: describeComponent({
    purpose: 'Separates two groups by a hairline.',
    keywords: ['line', 'separator', 'rule'],
    do: ['Use the theme’s spaces: multiples of 8 pixels.'],
    dont: ['Use it where a component of our own does the job.'],
    states: ['default'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof Divider>;

export const Default: Story = {
  render: (args) => (
    <Stack spacing={2}>
      <span>Planned</span>
      <Divider {...args} />
      <span>Published</span>
    </Stack>
  ),
};
