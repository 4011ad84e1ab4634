import type { Meta, StoryObj } from '@storybook/react-webpack5';
import LinearProgress from '@mui/material/LinearProgress';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof LinearProgress> = {
  title: 'Components/LinearProgress',
  component: LinearProgress,
  args: { variant: 'determinate', value: 64, 'aria-label': 'Uploading picture' },
  argTypes: {
    variant: { control: 'select', options: ['determinate', 'indeterminate'] },
    value: { control: { type: 'range', min: 0, max: 100 } },
  },
  parameters: describeComponent({
    purpose: 'Shows how much of a long task is done.',
    keywords: ['progress', 'loading', 'upload', 'percent'],
    do: ['Name the task.', 'Count real steps.'],
    dont: ['Show a full bar for work that still runs.'],
    states: ['determinate', 'indeterminate: the amount of work is not known'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof LinearProgress>;

export const Determinate: Story = {};
