import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Paper from '@mui/material/Paper';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Paper> = {
  title: 'Components/Paper',
  component: Paper,
  args: { variant: 'outlined' },
  argTypes: { variant: { control: 'select', options: ['outlined', 'elevation'] } },
  parameters: describeComponent({
    purpose: 'Is a sheet above the page’s color.',
    keywords: ['surface', 'sheet', 'background'],
    do: ['Use the theme’s spaces: multiples of 8 pixels.'],
    dont: ['Use it where a component of our own does the job.'],
    states: ['default'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof Paper>;

export const Default: Story = {
  render: (args) => (
    <Paper {...args} sx={{ p: 3 }}>
      A sheet
    </Paper>
  ),
};
