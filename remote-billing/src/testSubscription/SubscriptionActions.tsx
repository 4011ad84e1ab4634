import { billingIntervalLabels, billingIntervals } from '@rankwright/contracts/limits';
import { redirectToCheckout } from '@rankwright/sdk/queries';
import { Button, Stack } from '@rankwright/shared-ui/core';
import {
  requestCancelSubscription,
  requestUpdateSubscription,
  redirectToBillingPortal,
} from '../billing/billing.data.ts';
import { usePlanAction } from '../billing/usePlanAction.ts';

interface SubscriptionActionsProps {
  refresh: () => void;
  refreshing: boolean;
  hasPlan: boolean;
  test: boolean;
}

/** Every billing action, for testing. */
export const SubscriptionActions = ({ refresh, refreshing, hasPlan, test }: SubscriptionActionsProps) => {
  const portal = usePlanAction(redirectToBillingPortal, 'Failed to create billing portal session');
  const change = usePlanAction(
    requestUpdateSubscription,
    'Failed to update subscription',
    'Interval changed',
  );
  const cancel = usePlanAction(
    requestCancelSubscription,
    'Failed to cancel subscription',
    'Cancellation saved',
  );
  const checkout = usePlanAction(redirectToCheckout, 'Failed to create checkout session');
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" loading={refreshing} onClick={refresh}>
        Refresh
      </Button>
      {hasPlan && (
        <>
          <Button variant="outlined" loading={portal.isPending} onClick={() => portal.mutate(undefined)}>
            {test ? 'Billing portal (unavailable for test subscriptions)' : 'Billing portal'}
          </Button>
          {billingIntervals.map((interval) => (
            <Button
              key={interval}
              variant="outlined"
              loading={change.isPending}
              onClick={() => change.mutate(interval)}
            >
              Change to {billingIntervalLabels[interval]}
            </Button>
          ))}
          <Button variant="outlined" loading={cancel.isPending} onClick={() => cancel.mutate(true)}>
            Cancel at period end
          </Button>
        </>
      )}
      {billingIntervals.map((interval) => (
        <Button
          key={interval}
          variant="outlined"
          loading={checkout.isPending}
          onClick={() => checkout.mutate(interval)}
        >
          Checkout {billingIntervalLabels[interval]}
        </Button>
      ))}
    </Stack>
  );
};
