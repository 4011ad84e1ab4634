import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { SubmitRow } from './SubmitRow.tsx';

const meta: Meta<typeof SubmitRow> = {
  title: 'Fields/SubmitRow',
  component: SubmitRow,
  args: {
    label: 'Get Ideas',
    ready: true,
    busy: false,
    reason: 'A failed try costs nothing.',
  },
};
export default meta;
type Story = StoryObj<typeof SubmitRow>;

export const Ready: Story = {};
export const Waiting: Story = {
  args: { ready: false, reason: 'Fill in industry and audience.' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', {
      name: 'Get Ideas',
    });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Fill in industry and audience.');
  },
};
export const Busy: Story = { args: { busy: true } };
export const WithAnother: Story = {
  args: {
    beside: (reasonId: string) => (
      <Button variant="outlined" size="large" aria-describedby={reasonId}>
        Propose an outline first
      </Button>
    ),
  },
};
