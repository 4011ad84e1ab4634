import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Toaster, type ShownToast } from './Toaster.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Toaster> = {
  title: 'Components/Toaster',
  component: Toaster,
  args: { onDismiss: fn() },
  parameters: {
    ...describeComponent({
      purpose: 'Confirms what was done, with Undo where it is possible.',
      keywords: ['toast', 'notification', 'snackbar', 'message', 'undo'],
      do: ['Say the outcome in a few words.', 'Offer Undo for what moved or was deleted.'],
      dont: ['Show errors of a form in it; they stand at their field.', 'Queue toasts: the newest wins.'],
      states: ['success', 'failure', 'with an action', 'paused on hover and focus'],
      keyboard: [
        ['F8', 'Moves the focus to the toast'],
        ['Tab', 'Moves to its buttons'],
      ],
    }),
    docs: { story: { inline: false, height: '200px' } },
  },
};
export default meta;
type Story = StoryObj<typeof Toaster>;

/** Long enough to stay open while screenshots are taken. */
const toast = (change: Partial<ShownToast>): readonly ShownToast[] => [
  { id: 'one', title: 'Profile saved', variant: 'default', open: true, durationMs: 3_600_000, ...change },
];

export const Success: Story = { args: { toasts: toast({}) } };
export const Failure: Story = {
  args: {
    toasts: toast({
      title: 'Failed to Submit Message',
      description: 'There was an error submitting your message. Please try again or contact us directly.',
      variant: 'destructive',
    }),
  },
};
const undo = fn();
export const WithAction: Story = {
  args: { toasts: toast({ title: 'Moved to November 27', action: { label: 'Undo', run: undo } }) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalled();
  },
};
export const AtTheBottom: Story = {
  args: { toasts: toast({ title: 'Article saved' }), placement: 'bottom' },
};
export const LongWords: Story = {
  args: {
    toasts: toast({
      title: 'Vertragsverlängerungsbestätigungsschreiben wurde veröffentlicht',
      description: 'https://example.com/ein-sehr-langer-pfad/der-nirgends-umbrechen-möchte-und-doch-muss',
    }),
  },
};
export const Dismissed: Story = {
  args: { toasts: toast({}) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('one');
  },
};
export const FocusByF8: Story = {
  args: { toasts: toast({}) },
  play: async () => {
    await userEvent.keyboard('{F8}');
    await expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
  },
};
