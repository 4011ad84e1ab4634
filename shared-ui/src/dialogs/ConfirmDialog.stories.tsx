import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: { open: true, onAnswer: fn() },
  parameters: {
    ...describeComponent({
      purpose: 'Asks once before something that cannot be undone.',
      keywords: ['confirm', 'delete', 'modal', 'question'],
      do: ['Say what will be lost.', 'Repeat the verb on the button: “Delete account”.'],
      dont: ['Ask where Undo is possible.', 'Answer with “Yes” and “No”.'],
      states: ['question', 'destructive'],
      keyboard: [
        ['Tab', 'Moves between the answers'],
        ['Escape', 'Answers no'],
      ],
    }),
    docs: { story: { inline: false, height: '280px' } },
  },
};
export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

export const Question: Story = {
  args: {
    title: 'Replace the text?',
    text: 'The draft has unsaved changes. They stay in the version history of this article.',
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
    text: 'All data of ada@example.com will be deleted. This cannot be undone.',
    confirmLabel: 'Delete account',
    cancelLabel: 'Keep account',
    destructive: true,
  },
};
export const EscapeCancels: Story = {
  args: { title: 'Leave the page?', text: 'Your changes are saved as a draft.', confirmLabel: 'Leave' },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
};
