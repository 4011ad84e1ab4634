import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LoadingState } from '../skeletons/LoadingState.tsx';
import { GateOverlay } from './GateOverlay.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const features = [
  'Unlimited content generation',
  'Advanced analytics & insights',
  'Multi-platform distribution',
  'Priority support',
];

const meta: Meta<typeof GateOverlay> = {
  title: 'Components/GateOverlay',
  parameters: describeComponent({
    purpose: 'Says what a plan opens, in front of the real screen.',
    keywords: ['paywall', 'upgrade', 'subscription', 'gate', 'trial'],
    do: ['Show the screen behind it.', 'Keep one click to the checkout.'],
    dont: ['Block what was written before.'],
    states: ['offer', 'with a trial', 'compact'],
    keyboard: [['Tab', 'Moves to its buttons; what is behind is inert']],
  }),
  component: GateOverlay,
  args: { features, onUpgrade: fn(), compact: false },
};
export default meta;
type Story = StoryObj<typeof GateOverlay>;

export const Gate: Story = {
  args: { features, onUpgrade: fn(), children: <LoadingState shape="cards" /> },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Upgrade to Premium' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
  },
};
export const GateWithTrial: Story = {
  args: {
    ...Gate.args,
    start: { label: 'Start 3-day free trial', pending: false, run: fn() },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start 3-day free trial' }));
    await expect(args.start?.run).toHaveBeenCalledOnce();
  },
};
export const CompactGate: Story = { args: { features, compact: true, onUpgrade: fn() } };
