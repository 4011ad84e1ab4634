import { formatPrice, type Subscription } from '@rankwright/contracts/billing';
import { billingIntervalLabels, plan } from '@rankwright/contracts/limits';
import { confirm } from '@rankwright/sdk/dialogs';
import { Box, Button, Card, CardContent, Stack, StatusBadge, Typography } from '@rankwright/shared-ui/core';
import { cancelPlan, reactivatePlan } from './billing.data.ts';
import { IntervalChange } from './IntervalChange.tsx';
import { readableDay, type PlanState } from './subscription.model.ts';
import { usePlanAction } from './usePlanAction.ts';

const askAtEnd = (until: string) =>
  confirm({
    title: 'Cancel the plan?',
    text: `You keep everything until ${until}. Your texts stay readable and exportable afterwards.`,
    confirmLabel: 'Cancel at period end',
    cancelLabel: 'Keep plan',
    destructive: true,
  });
const askNow = () =>
  confirm({
    title: 'End the plan now?',
    text: 'Writing and publishing stop at once. Your texts stay readable and exportable.',
    confirmLabel: 'End now',
    cancelLabel: 'Keep plan',
    destructive: true,
  });

const nextName = ({ cancelAtPeriodEnd, status }: Subscription, overdue: boolean): string => {
  if (overdue) return 'Period ends';
  if (cancelAtPeriodEnd) return 'Ends';
  return status === 'trialing' ? 'First charge' : 'Next charge';
};

const Facts = ({ subscription, overdue }: { subscription: Subscription; overdue: boolean }) => {
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
      <dt>{nextName(subscription, overdue)}</dt>
      <dd>{readableDay(next)}</dd>
    </Box>
  );
};

/** The plan of a subscriber and what can be done with it. */
export const CurrentPlanCard = ({
  subscription,
  state,
}: {
  subscription: Subscription;
  state: PlanState;
}) => {
  const cancel = usePlanAction(cancelPlan, 'Failed to cancel subscription', 'Cancellation saved');
  const reactivate = usePlanAction(reactivatePlan, 'Failed to update subscription', 'Your plan goes on');
  const atEnd = async () => {
    if (await askAtEnd(readableDay(subscription.currentPeriodEnd))) cancel.mutate(true);
  };
  const atOnce = async () => {
    if (await askNow()) cancel.mutate(false);
  };
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
        <Facts subscription={subscription} overdue={state.overdue} />
        {state.overdue ? (
          <Typography>
            The last payment did not go through. Renew your card below, and the plan goes on.
          </Typography>
        ) : (
          <IntervalChange subscription={subscription} />
        )}
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
            <Button variant="outlined" loading={cancel.isPending} onClick={() => void atEnd()}>
              Cancel at period end
            </Button>
          )}
          <Button color="error" loading={cancel.isPending} onClick={() => void atOnce()}>
            End now
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
};
