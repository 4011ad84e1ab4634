import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LoadingState } from '../skeletons/LoadingState.tsx';
import { GateOverlay } from './GateOverlay.tsx';
import { PlanCard } from './PlanCard.tsx';

const meta: Meta<typeof GateOverlay> = { title: 'Plans', component: GateOverlay };
export default meta;
type Story = StoryObj<typeof GateOverlay>;

const features = [
  'Unlimited content generation',
  'Advanced analytics & insights',
  'Multi-platform distribution',
  'Priority support',
];

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
export const Pro: Story = {
  args: { features, onUpgrade: fn() },
  render: () => (
    <PlanCard
      name="Pro"
      tagline="Perfect for getting started"
      price="$99"
      crossedOut="$200"
      save="Save $101 (50%)"
      period="per month"
      features={features}
      action={<Button variant="contained">Subscribe Now</Button>}
      note="3-day free trial"
    />
  ),
};
