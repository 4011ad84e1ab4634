import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UsageBar } from './UsageBar.tsx';

const meta: Meta<typeof UsageBar> = { title: 'Usage', component: UsageBar };
export default meta;
type Story = StoryObj<typeof UsageBar>;

export const Low: Story = { args: { label: 'Keywords', used: 12, limit: 100 } };
export const Full: Story = { args: { label: 'Keywords', used: 100, limit: 100 } };
export const Over: Story = { args: { label: 'Keywords', used: 140, limit: 100 } };
export const Unlimited: Story = { args: { label: 'Reports', used: 31, limit: -1 } };
