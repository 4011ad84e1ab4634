import { formatPrice, type Subscription } from '@rankwright/contracts/billing';
import { billingIntervalLabels, billingIntervals, type BillingInterval } from '@rankwright/contracts/limits';
import { confirm } from '@rankwright/sdk/dialogs';
import { showError } from '@rankwright/sdk/toasts';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import {
  getBillingErrorText,
  requestUpdateSubscription,
  requestPreviewSubscriptionChange,
} from './billing.data.ts';
import { formatDate } from './subscription.model.ts';
import { usePlanAction } from './usePlanAction.ts';

/** Asks for confirmation with the cost of the change; resolves to true when confirmed. */
const confirmChange = async (interval: BillingInterval): Promise<boolean> => {
  const { dueTodayCents, nextAmountCents, nextChargeAt, currency } =
    await requestPreviewSubscriptionChange(interval);
  return confirm({
    title: `Switch to ${billingIntervalLabels[interval]}?`,
    text: `Due today: ${formatPrice(dueTodayCents, currency)}. Then ${formatPrice(nextAmountCents, currency)} on ${formatDate(nextChargeAt)}.`,
    confirmLabel: 'Switch',
  });
};

export const BillingIntervalSelect = ({ subscription }: { subscription: Subscription }) => {
  const change = usePlanAction(
    requestUpdateSubscription,
    'Failed to update subscription',
    'Billing interval changed',
  );
  const choose = async (interval: BillingInterval) => {
    try {
      if (await confirmChange(interval)) change.mutate(interval);
    } catch (error) {
      showError('Error', getBillingErrorText(error, 'Failed to update subscription'));
    }
  };
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      role="group"
      aria-label="Billing interval"
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ width: { xs: '100%', sm: 'auto' }, mr: 1 }}>
        Billing interval
      </Typography>
      {billingIntervals.map((interval) => {
        const current = interval === subscription.interval;
        return (
          <Button
            key={interval}
            size="small"
            variant={current ? 'contained' : 'outlined'}
            aria-pressed={current}
            loading={change.isPending}
            onClick={() => (current ? undefined : void choose(interval))}
          >
            {billingIntervalLabels[interval]}
          </Button>
        );
      })}
    </Stack>
  );
};
