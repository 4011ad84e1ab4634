import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import { PlanCard } from './PlanCard.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof PlanCard> = {
  title: 'Components/PlanCard',
  component: PlanCard,
  args: {
    name: 'Pro',
    tagline: 'Perfect for getting started',
    price: '$99',
    crossedOut: '$200',
    save: 'Save $101 (50%)',
    period: 'per month',
    features: [
      'Unlimited content generation',
      'Advanced analytics & insights',
      'Multi-platform distribution',
      'Priority support',
    ],
    action: <Button variant="contained">Subscribe Now</Button>,
    note: '3-day free trial',
  },
  argTypes: { action: { control: false } },
  parameters: describeComponent({
    purpose: 'Shows a plan with its price and what it includes.',
    keywords: ['price', 'subscription', 'pricing', 'plan'],
    do: ['List what the plan really contains.'],
    dont: ['Compare with prices that were never asked.'],
    states: ['one plan'],
    keyboard: [['Tab', 'Moves to its button']],
  }),
};
export default meta;
type Story = StoryObj<typeof PlanCard>;

export const Pro: Story = {};
