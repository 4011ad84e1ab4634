import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Stack from '@mui/material/Stack';
import { StatusBadge } from './StatusBadge.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof StatusBadge> = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  args: { tone: 'success', label: 'Live' },
  argTypes: { tone: { control: 'select', options: ['neutral', 'info', 'success', 'warning', 'error'] } },
  parameters: describeComponent({
    purpose: 'Shows the status of a thing by word, icon and color.',
    keywords: ['status', 'state', 'label', 'badge', 'live', 'draft'],
    do: ['Use the product’s words: Draft, Planned, Live.'],
    dont: ['Rely on color alone.'],
    states: ['neutral, info, success, warning, error'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof StatusBadge>;

export const Default: Story = {};
export const Tones: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack spacing={1}>
      <StatusBadge tone="neutral" label="Planned" />
      <StatusBadge tone="info" label="Sending" />
      <StatusBadge tone="success" label="Live" />
      <StatusBadge tone="warning" label="Unknown" />
      <StatusBadge tone="error" label="Failed" />
    </Stack>
  ),
};
