import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Collapse from '@mui/material/Collapse';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Collapse> = {
  title: 'Components/Collapse',
  component: Collapse,
  args: { in: true },

  parameters: describeComponent({
    purpose: 'Opens and closes a part of the page in place.',
    keywords: ['expand', 'accordion', 'animation'],
    do: ['Use the theme’s spaces: multiples of 8 pixels.'],
    dont: ['Use it where a component of our own does the job.'],
    states: ['default'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof Collapse>;

export const Default: Story = {
  render: (args) => (
    <Collapse {...args}>
      <p>Further settings</p>
    </Collapse>
  ),
};
