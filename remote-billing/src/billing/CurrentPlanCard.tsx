import { formatPrice, type Subscription } from '@rankwright/contracts/billing';
import { billingIntervalLabels, plan } from '@rankwright/contracts/limits';
import { confirm } from '@rankwright/sdk/dialogs';
import { Box, Button, Stack, StatusBadge, Typography } from '@rankwright/shared-ui/core';
import { Card, CardContent } from '@rankwright/shared-ui/lists';
import { requestCancelSubscription, requestReactivateSubscription } from './billing.data.ts';
import { BillingIntervalSelect } from './BillingIntervalSelect.tsx';
import { formatDate, type PlanState } from './subscription.model.ts';
import { usePlanAction } from './usePlanAction.ts';

const confirmCancelAtPeriodEnd = (until: string) =>
  confirm({
    title: 'Cancel the plan?',
    text: `You keep full access until ${until}. After that, you can still read and export your articles.`,
    confirmLabel: 'Cancel at period end',
    cancelLabel: 'Keep plan',
    destructive: true,
  });
const confirmCancelNow = () =>
  confirm({
    title: 'Cancel the plan now?',
    text: 'Writing and publishing stop immediately. You can still read and export your articles.',
    confirmLabel: 'Cancel now',
    cancelLabel: 'Keep plan',
    destructive: true,
  });

const getNextDateLabel = ({ cancelAtPeriodEnd, status }: Subscription, overdue: boolean): string => {
  if (overdue) return 'Period ends';
  if (cancelAtPeriodEnd) return 'Ends';
  return status === 'trialing' ? 'First charge' : 'Next charge';
};

const PlanDetails = ({ subscription, overdue }: { subscription: Subscription; overdue: boolean }) => {
  const next = subscription.status === 'trialing' ? subscription.trialEnd : subscription.currentPeriodEnd;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 3,
        rowGap: 0.5,
        m: 0,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0 },
      }}
    >
      <dt>Price</dt>
      <dd>
        {formatPrice(subscription.amountCents, subscription.currency)},{' '}
        {billingIntervalLabels[subscription.interval]}
      </dd>
      <dt>{getNextDateLabel(subscription, overdue)}</dt>
      <dd>{formatDate(next)}</dd>
    </Box>
  );
};

/** Cancel, now or at the end of the period, or reactivate. */
const PlanActions = ({ subscription }: { subscription: Subscription }) => {
  const cancel = usePlanAction(
    requestCancelSubscription,
    'Failed to cancel subscription',
    'Cancellation saved',
  );
  const reactivate = usePlanAction(
    requestReactivateSubscription,
    'Failed to update subscription',
    'Plan reactivated',
  );
  const cancelAtEnd = async () => {
    if (await confirmCancelAtPeriodEnd(formatDate(subscription.currentPeriodEnd))) cancel.mutate(true);
  };
  const cancelNow = async () => {
    if (await confirmCancelNow()) cancel.mutate(false);
  };
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {subscription.cancelAtPeriodEnd ? (
        <Button
          variant="contained"
          loading={reactivate.isPending}
          onClick={() => reactivate.mutate(undefined)}
        >
          Reactivate
        </Button>
      ) : (
        <Button variant="outlined" loading={cancel.isPending} onClick={() => void cancelAtEnd()}>
          Cancel at period end
        </Button>
      )}
      <Button color="error" loading={cancel.isPending} onClick={() => void cancelNow()}>
        Cancel now
      </Button>
    </Stack>
  );
};

/** The subscriber's plan with its actions: change interval, cancel, reactivate. */
export const CurrentPlanCard = ({
  subscription,
  state,
}: {
  subscription: Subscription;
  state: PlanState;
}) => {
  return (
    <Card component="section" aria-labelledby="current-plan">
      <CardContent sx={{ display: 'grid', gap: 2.5, p: { xs: 2.5, sm: 3.5 } }}>
        <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography id="current-plan" variant="h3" component="h2">
            {plan.name}
          </Typography>
          <StatusBadge tone={state.tone} label={state.label} />
          {state.test && <StatusBadge tone="neutral" label="Test subscription" />}
        </Stack>
        <PlanDetails subscription={subscription} overdue={state.overdue} />
        {state.overdue ? (
          <Typography>
            Your last payment failed. Update your payment method below to keep your plan.
          </Typography>
        ) : (
          <BillingIntervalSelect subscription={subscription} />
        )}
        <PlanActions subscription={subscription} />
      </CardContent>
    </Card>
  );
};
