import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Tooltip> = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { title: 'Ctrl+S', open: true, placement: 'bottom' },
  argTypes: {
    title: { control: 'text' },
    placement: { control: 'select', options: ['top', 'bottom', 'left', 'right'] },
  },
  parameters: describeComponent({
    purpose: 'Names a control or shows its shortcut on hover and focus.',
    keywords: ['hint', 'help', 'shortcut'],
    do: ['Keep it to a few words.'],
    dont: ['Put anything into it that people need.'],
    states: ['hidden', 'shown after 0.7 s of hover, at once on focus'],
    keyboard: [
      ['Tab', 'Shows it with the focus'],
      ['Escape', 'Hides it'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

export const Shortcut: Story = {
  render: (args) => (
    <Tooltip {...args}>
      <Button variant="outlined">Save</Button>
    </Tooltip>
  ),
};
