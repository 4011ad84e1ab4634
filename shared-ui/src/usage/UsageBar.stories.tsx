import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UsageBar } from './UsageBar.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof UsageBar> = {
  title: 'Components/UsageBar',
  parameters: describeComponent({
    purpose: 'Shows how much of a limit is used.',
    keywords: ['usage', 'limit', 'quota', 'progress'],
    do: ['Name what is counted.'],
    dont: ['Hide that a limit is passed.'],
    states: ['low', 'full', 'over', 'unlimited'],
    keyboard: 'none',
  }),
  component: UsageBar,
  args: { label: 'Keywords', used: 12, limit: 100 },
};
export default meta;
type Story = StoryObj<typeof UsageBar>;

export const Low: Story = { args: { label: 'Keywords', used: 12, limit: 100 } };
export const Full: Story = { args: { label: 'Keywords', used: 100, limit: 100 } };
export const Over: Story = { args: { label: 'Keywords', used: 140, limit: 100 } };
export const Unlimited: Story = { args: { label: 'Reports', used: 31, limit: -1 } };
