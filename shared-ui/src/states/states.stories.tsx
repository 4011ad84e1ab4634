import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LoadingState } from '../skeletons/LoadingState.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { StatTile } from './StatTile.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const meta: Meta = { title: 'States' };
export default meta;
type Story = StoryObj;

const noop = () => undefined;

export const Empty: Story = {
  render: () => (
    <EmptyState
      illustration="empty-history"
      title="Nothing written yet"
      text="Your articles will appear here."
      action={<Button variant="contained">Write the first article</Button>}
    />
  ),
};
export const Failed: Story = {
  render: () => (
    <ErrorState
      title="The history could not be loaded"
      text="Try again in a moment."
      onRetry={noop}
      owner="Writing team"
    />
  ),
};
export const FailedSection: Story = {
  render: () => (
    <ErrorState
      size="small"
      title="The preview could not be loaded"
      text="Try again in a moment."
      onRetry={noop}
    />
  ),
};
export const Retrying: Story = {
  render: () => (
    <ErrorState
      title="The history could not be loaded"
      text="Try again in a moment."
      onRetry={noop}
      retrying
    />
  ),
};
export const Loading: Story = { render: () => <LoadingState shape="table" /> };
export const SlowLoading: Story = { render: () => <LoadingState shape="cards" slow /> };
export const Badges: Story = {
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
export const Tile: Story = {
  render: () => <StatTile label="Published articles" value={128} hint="in 30 days" />,
};
