import { formatPrice } from '@rankwright/contracts/billing';
import {
  billingIntervalLabels,
  billingIntervals,
  getIntervalCents,
  plan,
  type BillingInterval,
} from '@rankwright/contracts/limits';
import { redirectToCheckout } from '@rankwright/sdk/queries';
import { useSearchParams } from '@rankwright/sdk/router';
import { Box, Button, PlanCard } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { usePlanAction } from './usePlanAction.ts';

const periods: Record<BillingInterval, string> = {
  monthly: 'per month',
  halfYearly: 'every 6 months',
  yearly: 'per year',
};

const IntervalChoice = ({
  value,
  onChange,
}: {
  value: BillingInterval;
  onChange: (interval: BillingInterval) => void;
}) => (
  <Box role="group" aria-label="Billing interval" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
    {billingIntervals.map((interval) => (
      <Button
        key={interval}
        size="small"
        variant={value === interval ? 'contained' : 'outlined'}
        aria-pressed={value === interval}
        onClick={() => onChange(interval)}
      >
        {billingIntervalLabels[interval]}
      </Button>
    ))}
  </Box>
);

/** The plan offer for an account without a subscription. */
export const PlanOffer = ({ trialAvailable }: { trialAvailable: boolean }) => {
  const [search] = useSearchParams();
  const requestedInterval = billingIntervals.find((value) => value === search.get('plan'));
  const [interval, setInterval] = useState<BillingInterval>(requestedInterval ?? 'monthly');
  const checkout = usePlanAction(redirectToCheckout, 'Failed to create checkout session');
  const cents = getIntervalCents(interval);
  const months = cents / plan.monthlyCents;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <IntervalChoice value={interval} onChange={setInterval} />
      <PlanCard
        name={plan.name}
        tagline={plan.tagline}
        price={formatPrice(cents)}
        crossedOut={formatPrice(plan.crossedOutCents * months)}
        save={`Save ${formatPrice(plan.saveCents * months)} (${plan.savePercent}%)`}
        period={periods[interval]}
        features={plan.features}
        note={
          trialAvailable
            ? `${plan.trialDays} days free, then ${formatPrice(cents)} ${periods[interval]}. Cancel anytime.`
            : 'Charged today. Cancel anytime.'
        }
        action={
          <Button
            variant="contained"
            size="large"
            loading={checkout.isPending}
            onClick={() => checkout.mutate(interval)}
          >
            Subscribe Now
          </Button>
        }
      />
    </Box>
  );
};
