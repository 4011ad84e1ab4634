import { plan as pricedPlan, premiumFeatures } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { getErrorMessage } from '@rankwright/sdk/api';
import { redirectToCheckout, usePlan } from '@rankwright/sdk/queries';
import { useApiMutation } from '@rankwright/sdk/query';
import { Navigate, useLocation, useNavigate } from '@rankwright/sdk/router';
import { isDemo, useSession } from '@rankwright/sdk/session';
import { Box, ErrorState, GateOverlay } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { useHost, type HostedRoute } from '../hostContext/HostContext.ts';
import { LeaveDemo } from '../demo/LeaveDemo.tsx';
import { usePlanHint } from './usePlanHint.ts';
import { usePlanWatch } from './usePlanWatch.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

/** Shows the children only with an active plan. Their code may have loaded before, by the plan of the last visit. */
const Gate = ({ hosted, children }: { hosted: HostedRoute; children: ReactNode }) => {
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

/** Redirects a protected route to the login without a session; the user returns to it after the login. */
export const Guard = ({ hosted, children }: { hosted: HostedRoute; children: ReactNode }) => {
  const { token, ended } = useSession();
  const location = useLocation();
  // Slightly wider than the final text, so that the app shell stays the largest contentful paint when the font loads.
  if (useHost().isAppShell)
    return (
      <Box sx={{ wordSpacing: '0.06em' }}>
        <LoadingScreen route={hosted.route} />
      </Box>
    );
  if (hosted.route.access === 'public' && isDemo()) return <LeaveDemo />;
  if (hosted.route.access === 'protected' && !token) {
    const from = `${location.pathname}${location.search}`;
    return <Navigate to={paths.login} replace state={ended === 'logout' ? null : { from }} />;
  }
  return hosted.route.gated ? <Gate hosted={hosted}>{children}</Gate> : children;
};
