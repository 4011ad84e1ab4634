import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Alert> = {
  title: 'Components/Alert',
  component: Alert,
  args: { severity: 'info', children: 'Numbers are estimates until a source is connected.' },
  argTypes: {
    severity: { control: 'select', options: ['info', 'success', 'warning', 'error'] },
    children: { control: 'text' },
  },
  parameters: describeComponent({
    purpose: 'States a condition next to what it is about, for as long as it lasts.',
    keywords: ['notice', 'message', 'warning', 'error', 'banner'],
    do: ['Say what happened and what to do.', 'Put it above the content it concerns.'],
    dont: ['Confirm a finished action with it; that is a toast.', 'Stack more than two.'],
    states: ['info, success, warning, error'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof Alert>;

export const Default: Story = {};
export const Severities: Story = {
  render: () => (
    <Stack spacing={2}>
      <Alert severity="info">Numbers are estimates until a source is connected.</Alert>
      <Alert severity="success">The post is live.</Alert>
      <Alert severity="warning">The connection ends in two days.</Alert>
      <Alert severity="error">The site rejected the post. Reconnect and try again.</Alert>
    </Stack>
  ),
};
