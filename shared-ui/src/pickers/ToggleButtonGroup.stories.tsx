import type { Meta, StoryObj } from '@storybook/react-webpack5';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof ToggleButtonGroup> = {
  title: 'Components/ToggleButtonGroup',
  component: ToggleButtonGroup,
  args: { value: 'month', exclusive: true, size: 'small', 'aria-label': 'View' },
  argTypes: {
    value: { control: 'select', options: ['month', 'week', 'list'] },
    size: { control: 'select', options: ['small', 'medium'] },
  },
  parameters: describeComponent({
    purpose: 'Switches between a few views or formats.',
    keywords: ['segmented control', 'view', 'toggle', 'switch'],
    parts: ['ToggleButton'],
    do: ['Keep two to four options.'],
    dont: ['Use it for navigation between pages.'],
    states: ['selected, not selected', 'disabled'],
    keyboard: [
      ['Tab', 'Moves to the next option'],
      ['Enter or Space', 'Chooses it'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof ToggleButtonGroup>;

export const View: Story = {
  render: (args) => (
    <ToggleButtonGroup {...args}>
      <ToggleButton value="month">Month</ToggleButton>
      <ToggleButton value="week">Week</ToggleButton>
      <ToggleButton value="list">List</ToggleButton>
    </ToggleButtonGroup>
  ),
};
