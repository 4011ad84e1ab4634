import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Box from '@mui/material/Box';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Box> = {
  title: 'Components/Box',
  component: Box,
  args: { sx: { p: 2, border: 1, borderColor: 'divider', borderRadius: 1 } },
  argTypes: { sx: { control: 'object' } },
  parameters: describeComponent({
    purpose: 'Lays out one area with values of the theme.',
    keywords: ['layout', 'container'],
    do: ['Use the theme’s spaces: multiples of 8 pixels.'],
    dont: ['Use it where a component of our own does the job.'],
    states: ['default'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof Box>;

export const Default: Story = { render: (args) => <Box {...args}>One area</Box> };
