import { hasFeature } from '@rankwright/contracts/billing';
import { billingIntervalLabels, billingIntervals, testCustomerPrefix } from '@rankwright/contracts/limits';
import { usePlan } from '@rankwright/sdk/queries';
import {
  Box,
  Button,
  ErrorState,
  PageHeader,
  Stack,
  StatusBadge,
  Typography,
  WaitingState,
} from '@rankwright/shared-ui/core';
import { cancelPlan, changeInterval, openPortal, startCheckout } from '../billing/billing.data.ts';
import { planState } from '../billing/subscription.model.ts';
import { usePlanAction } from '../billing/usePlanAction.ts';
import { UsageBars } from './UsageBars.tsx';

const Actions = ({ refresh, hasPlan, test }: { refresh: () => void; hasPlan: boolean; test: boolean }) => {
  const portal = usePlanAction(openPortal, 'Failed to create billing portal session');
  const change = usePlanAction(changeInterval, 'Failed to update subscription', 'Interval changed');
  const cancel = usePlanAction(cancelPlan, 'Failed to cancel subscription', 'Cancellation saved');
  const checkout = usePlanAction(startCheckout, 'Failed to create checkout session');
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={refresh}>
        Refresh
      </Button>
      {hasPlan && (
        <>
          <Button variant="outlined" loading={portal.isPending} onClick={() => portal.mutate(undefined)}>
            {test ? 'Billing portal (refused for tests)' : 'Billing portal'}
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

/** For looking into a subscription: state, usage, features, actions, raw data. */
export const Component = () => {
  const plan = usePlan();
  if (plan.isPending) return <WaitingState shape="cards" />;
  if (plan.isError)
    return (
      <ErrorState
        title="Subscription"
        text={`Error loading subscription: ${plan.error.message}`}
        onRetry={() => void plan.refetch()}
      />
    );
  const subscription = plan.data?.subscription ?? null;
  const state = planState(subscription, plan.dataUpdatedAt);
  return (
    <Stack spacing={4}>
      <PageHeader title="Subscription test" />
      <StatusBadge tone={state.tone} label={`Subscription status: ${state.label}`} />
      {plan.data && <UsageBars usage={plan.data.usage} limits={plan.data.planLimits} />}
      {plan.data && (
        <Box component="ul" aria-label="Feature access">
          {Object.keys(plan.data.planLimits.features).map((feature) => (
            <li key={feature}>
              {feature}: {plan.data && hasFeature(plan.data.planLimits, feature) ? 'yes' : 'no'}
            </li>
          ))}
        </Box>
      )}
      <Actions
        refresh={() => void plan.refetch()}
        hasPlan={state.subscribed}
        test={subscription?.stripeCustomerId.startsWith(testCustomerPrefix) ?? false}
      />
      <Typography variant="h4" component="h2">
        Raw data
      </Typography>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Raw data"
        sx={{ overflowX: 'auto', p: 2, border: 1, borderColor: 'divider' }}
      >
        {JSON.stringify(plan.data, null, 2)}
      </Box>
    </Stack>
  );
};
