import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Skeleton from '@mui/material/Skeleton';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Skeleton> = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { variant: 'rounded', width: 240, height: 44 },
  argTypes: { variant: { control: 'select', options: ['rounded', 'text', 'circular'] } },
  parameters: describeComponent({
    purpose: 'Stands for content of known size while it loads.',
    keywords: ['loading', 'placeholder', 'waiting'],
    do: ['Use the theme’s spaces: multiples of 8 pixels.'],
    dont: ['Use it where a component of our own does the job.'],
    states: ['default'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Default: Story = { render: (args) => <Skeleton {...args} /> };
