import { usePlan } from '@rankwright/sdk/queries';
import { ErrorState, LoadingState, PageHeader, Stack, Typography } from '@rankwright/shared-ui/core';
import { CurrentPlanCard } from './CurrentPlanCard.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { PaymentMethodCard } from './PaymentMethodCard.tsx';
import { PlanOffer } from './PlanOffer.tsx';
import { getPlanState } from './subscription.model.ts';
import { UpgradePrompt } from './UpgradePrompt.tsx';

type Plan = ReturnType<typeof usePlan>;

const Loaded = ({ data, dataUpdatedAt }: Pick<Plan, 'data' | 'dataUpdatedAt'>) => {
  const subscription = data?.subscription ?? null;
  const state = getPlanState(subscription, dataUpdatedAt);
  return (
    <>
      {subscription && state.subscribed ? (
        <>
          <UpgradePrompt subscription={subscription} />
          <CurrentPlanCard subscription={subscription} state={state} />
          <PaymentMethodCard subscription={subscription} state={state} />
        </>
      ) : (
        <Stack spacing={3} sx={{ maxWidth: 560 }}>
          <UpgradePrompt subscription={subscription} />
          <PlanOffer trialAvailable={data?.trialAvailable ?? true} />
        </Stack>
      )}
      {subscription && (
        <Stack component="section" aria-labelledby="invoices" spacing={2}>
          <Typography id="invoices" variant="h4" component="h2">
            Invoices
          </Typography>
          <InvoiceList />
        </Stack>
      )}
    </>
  );
};

/** Refetches the subscription on every visit, because billing decisions must not use cached data. */
export const Component = () => {
  const plan = usePlan({ anew: true });
  return (
    <Stack spacing={4}>
      <PageHeader title="Billing" lead="Manage your plan, payment method and invoices." />
      {plan.isPending && <LoadingState shape="plain" />}
      {plan.isError && (
        <ErrorState
          title="Your plan could not be loaded"
          text={`Error loading subscription: ${plan.error.message}`}
          onRetry={() => void plan.refetch()}
          retrying={plan.isFetching}
        />
      )}
      {plan.isSuccess && <Loaded data={plan.data} dataUpdatedAt={plan.dataUpdatedAt} />}
    </Stack>
  );
};
