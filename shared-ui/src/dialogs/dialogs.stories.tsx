import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Dialogs',
  component: ConfirmDialog,
  args: { open: true, onAnswer: fn() },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
};
export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

export const Question: Story = {
  args: {
    title: 'Replace the text?',
    text: 'The draft has changes that are not saved. They stay in the history of this article.',
    confirmLabel: 'Replace',
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Replace' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
  },
};
export const Destructive: Story = {
  args: {
    title: 'Delete this account?',
    text: 'Everything of ada@example.com is deleted. This cannot be undone.',
    confirmLabel: 'Delete account',
    cancelLabel: 'Keep it',
    destructive: true,
  },
};
export const EscapeIsNo: Story = {
  args: { title: 'Leave the page?', text: 'What you typed is kept as a draft.', confirmLabel: 'Leave' },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
};
