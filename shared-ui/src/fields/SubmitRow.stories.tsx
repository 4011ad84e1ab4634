import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { SubmitRow } from './SubmitRow.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof SubmitRow> = {
  title: 'Components/SubmitRow',
  parameters: describeComponent({
    purpose: 'Submits a form and says why it cannot be submitted yet.',
    keywords: ['form', 'submit', 'button', 'save'],
    do: ['Say what is missing in the reason.'],
    dont: ['Disable the button without a reason.'],
    states: ['ready', 'disabled with its reason', 'busy'],
    keyboard: [
      ['Enter in a field', 'Submits the form'],
      ['Tab', 'Moves the focus to it'],
    ],
  }),
  component: SubmitRow,
  args: {
    label: 'Get Ideas',
    ready: true,
    busy: false,
    reason: 'Failed attempts are free.',
  },
};
export default meta;
type Story = StoryObj<typeof SubmitRow>;

export const Ready: Story = {};
export const Disabled: Story = {
  args: { ready: false, reason: 'Enter an industry and an audience.' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', {
      name: 'Get Ideas',
    });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Enter an industry and an audience.');
  },
};
export const Busy: Story = { args: { busy: true } };
export const WithSecondaryButton: Story = {
  args: {
    renderSecondaryButton: (reasonId: string) => (
      <Button variant="outlined" size="large" aria-describedby={reasonId}>
        Propose an outline
      </Button>
    ),
  },
};
