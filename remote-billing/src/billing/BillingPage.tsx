import { usePlan } from '@rankwright/sdk/queries';
import { ErrorState, PageHeader, Stack, Typography, WaitingState } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { CurrentPlanCard } from './CurrentPlanCard.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { PaymentMethodCard } from './PaymentMethodCard.tsx';
import { PlanOffer } from './PlanOffer.tsx';
import { planState } from './subscription.model.ts';

export const Component = () => {
  const plan = usePlan();
  const [now] = useState(() => Date.now());
  if (plan.isPending) return <WaitingState shape="cards" />;
  if (plan.isError)
    return (
      <ErrorState
        title="Billing"
        text={`Error loading subscription: ${plan.error.message}`}
        onRetry={() => void plan.refetch()}
        retrying={plan.isFetching}
      />
    );
  const subscription = plan.data?.subscription ?? null;
  const state = planState(subscription, now);
  return (
    <Stack spacing={4}>
      <PageHeader
        title="Billing"
        lead={
          state.subscribed
            ? 'Your plan, how it is paid, and what was paid.'
            : 'Start with three days for free.'
        }
      />
      {subscription && state.subscribed ? (
        <>
          <CurrentPlanCard subscription={subscription} now={now} />
          <PaymentMethodCard subscription={subscription} test={state.test} />
        </>
      ) : (
        <PlanOffer trialAvailable={plan.data?.trialAvailable ?? true} />
      )}
      {subscription && (
        <Stack component="section" aria-labelledby="invoices" spacing={2}>
          <Typography id="invoices" variant="h4" component="h2">
            Invoices
          </Typography>
          <InvoiceList />
        </Stack>
      )}
    </Stack>
  );
};
