import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LineChart } from '../charts.ts';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof LineChart> = {
  title: 'Components/LineChart',
  component: LineChart,
  args: {
    height: 240,
    xAxis: [{ data: ['Aug', 'Sep', 'Oct', 'Nov'], scaleType: 'point' }],
    series: [{ data: [120, 180, 170, 260], label: 'Clicks' }],
    skipAnimation: true,
  },
  argTypes: { height: { control: { type: 'range', min: 120, max: 480 } } },
  parameters: describeComponent({
    purpose: 'Shows how a number develops.',
    keywords: ['chart', 'graph', 'trend', 'analytics'],
    do: ['Start the axis at zero.'],
    dont: ['Connect days without data.'],
    states: ['data'],
    keyboard: [['Left, Right', 'Moves to the next point']],
  }),
};
export default meta;
type Story = StoryObj<typeof LineChart>;

export const Trend: Story = {};
