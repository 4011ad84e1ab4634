import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BarChart } from '../charts.ts';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof BarChart> = {
  title: 'Components/BarChart',
  component: BarChart,
  args: {
    height: 240,
    xAxis: [{ data: ['Aug', 'Sep', 'Oct', 'Nov'] }],
    series: [{ data: [3, 5, 4, 8], label: 'Published articles' }],
    skipAnimation: true,
  },
  argTypes: { height: { control: { type: 'range', min: 120, max: 480 } } },
  parameters: describeComponent({
    purpose: 'Compares amounts by period or kind.',
    keywords: ['chart', 'graph', 'analytics', 'amount'],
    do: ['Give its numbers as a table or a sentence too.'],
    dont: ['Draw a chart for one number.'],
    states: ['data'],
    keyboard: [['Left, Right', 'Moves to the next bar']],
  }),
};
export default meta;
type Story = StoryObj<typeof BarChart>;

export const ByMonth: Story = {};
