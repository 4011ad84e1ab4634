import { plan as pricedPlan, premiumFeatures } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { getErrorMessage } from '@rankwright/sdk/api';
import { redirectToCheckout, usePlan } from '@rankwright/sdk/queries';
import { useApiMutation } from '@rankwright/sdk/query';
import { useNavigate } from '@rankwright/sdk/router';
import { ErrorState, GateOverlay } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import type { HostedRoute } from '../hostContext/HostContext.ts';
import { LoadingScreen } from '../mount/LoadingScreen.tsx';
import { usePlanHint } from './planHint.ts';
import { usePlanWatch } from './usePlanWatch.ts';

/** Shows the children only with an active plan. Their code may have loaded before, by the plan of the last visit. */
export const Gate = ({ hosted, children }: { hosted: HostedRoute; children: ReactNode }) => {
  const plan = usePlan();
  const navigate = useNavigate();
  const checkout = useApiMutation({
    send: () => redirectToCheckout('monthly'),
    errorText: 'Failed to create checkout session',
  });
  usePlanWatch(plan.data?.subscription ?? null, () => void plan.refetch());
  usePlanHint(plan.isSuccess ? plan.active : null);
  if (plan.isPending) return <LoadingScreen route={hosted.route} />;
  if (plan.isError) {
    return (
      <ErrorState
        heading="h1"
        title="Your plan could not be checked"
        text={getErrorMessage(plan.error, 'Try again in a moment.')}
        onRetry={() => void plan.refetch()}
        retrying={plan.isFetching}
      />
    );
  }
  if (plan.active) return children;
  const hasTrial = plan.data?.trialAvailable ?? true;
  return (
    <GateOverlay
      features={premiumFeatures}
      onUpgrade={() => void navigate(paths.pricing)}
      hasTrial={hasTrial}
      demoHref={paths.demo}
      start={{
        label: hasTrial ? `Start ${pricedPlan.trialDays}-day free trial` : 'Subscribe',
        pending: checkout.isPending,
        run: () => checkout.mutate(),
      }}
    >
      <LoadingScreen route={hosted.route} />
    </GateOverlay>
  );
};
