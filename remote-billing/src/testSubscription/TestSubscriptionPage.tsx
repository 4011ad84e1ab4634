import { hasFeature, type PlanLimits } from '@rankwright/contracts/billing';
import { usePlan, type SubscriptionState } from '@rankwright/sdk/queries';
import {
  Box,
  ErrorState,
  LoadingState,
  PageHeader,
  Stack,
  StatusBadge,
  Typography,
} from '@rankwright/shared-ui/core';
import { getPlanState } from '../billing/subscription.model.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { UsageBars } from './UsageBars.tsx';

const Features = ({ limits }: { limits: PlanLimits }) => (
  <Box component="ul" aria-label="Feature access" sx={{ m: 0, pl: 2.5 }}>
    {Object.keys(limits.features).map((feature) => (
      <li key={feature}>
        {feature}: {hasFeature(limits, feature) ? 'yes' : 'no'}
      </li>
    ))}
  </Box>
);

const RawData = ({ data }: { data: SubscriptionState | null }) => (
  <Stack spacing={1}>
    <Typography variant="h4" component="h2">
      Raw data
    </Typography>
    <Box
      component="pre"
      tabIndex={0}
      aria-label="Raw data"
      sx={{ overflowX: 'auto', m: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {JSON.stringify(data, null, 2)}
    </Box>
  </Stack>
);

const Loaded = ({ plan, data }: { plan: ReturnType<typeof usePlan>; data: SubscriptionState | null }) => {
  const state = getPlanState(data?.subscription ?? null, plan.dataUpdatedAt);
  return (
    <>
      <StatusBadge tone={state.tone} label={`Subscription status: ${state.label}`} />
      {data && <UsageBars usage={data.usage} limits={data.planLimits} />}
      {data && <Features limits={data.planLimits} />}
      <SubscriptionActions
        refresh={() => void plan.refetch()}
        refreshing={plan.isFetching}
        hasPlan={state.subscribed}
        test={state.test}
      />
      <RawData data={data} />
    </>
  );
};

/** Debug view of a subscription: status, usage, features, actions and raw data. */
export const Component = () => {
  const plan = usePlan({ anew: true });
  return (
    <Stack spacing={4}>
      <PageHeader
        title="Subscription test"
        lead="Subscription data from the payment provider, with every action."
      />
      {plan.isPending && <LoadingState shape="cards" />}
      {plan.isError && (
        <ErrorState
          title="Your plan could not be loaded"
          text={`Error loading subscription: ${plan.error.message}`}
          onRetry={() => void plan.refetch()}
          retrying={plan.isFetching}
        />
      )}
      {plan.isSuccess && <Loaded plan={plan} data={plan.data} />}
    </Stack>
  );
};
