import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Slider from '@mui/material/Slider';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Slider> = {
  title: 'Components/Slider',
  component: Slider,
  args: { 'aria-label': 'Words', min: 300, max: 2000, step: 100, defaultValue: 800, disabled: false },

  parameters: describeComponent({
    purpose: 'Chooses a number where the exact value matters little.',
    keywords: ['range', 'number', 'amount'],
    do: ['Show the value next to it.'],
    dont: ['Ask for an exact number with it.'],
    states: ['default, focus', 'disabled'],
    keyboard: [
      ['Left, Right', 'One step'],
      ['Page Up, Page Down', 'Ten steps'],
      ['Home, End', 'Least, most'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Slider>;

export const Words: Story = {};
