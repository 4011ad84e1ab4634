import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StatTile } from './StatTile.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof StatTile> = {
  title: 'Components/StatTile',
  component: StatTile,
  args: { label: 'Published articles', value: 128, hint: 'in 30 days' },
  argTypes: { value: { control: 'text' }, hint: { control: 'text' } },
  parameters: describeComponent({
    purpose: 'Shows one number with its label.',
    keywords: ['number', 'metric', 'statistic', 'kpi'],
    do: ['Name the period in the hint.', 'Show a dash for what is not known.'],
    dont: ['Color numbers for effect.'],
    states: ['known', 'unknown: a dash'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof StatTile>;

export const Tile: Story = {};
