import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Container from '@mui/material/Container';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Container> = {
  title: 'Components/Container',
  component: Container,
  args: { maxWidth: 'sm' },
  argTypes: { maxWidth: { control: 'select', options: ['xs', 'sm', 'md', 'lg'] } },
  parameters: describeComponent({
    purpose: 'Keeps a page at a readable width.',
    keywords: ['layout', 'page', 'width'],
    do: ['Use the theme’s spaces: multiples of 8 pixels.'],
    dont: ['Use it where a component of our own does the job.'],
    states: ['default'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof Container>;

export const Default: Story = {
  render: (args) => <Container {...args}>At most the selected width</Container>,
};
