import { premiumFeatures } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { messageOf } from '@rankwright/sdk/api';
import { usePlan } from '@rankwright/sdk/queries';
import { Navigate, useLocation, useNavigate } from '@rankwright/sdk/router';
import { useSession } from '@rankwright/sdk/session';
import { Box, ErrorState, GateOverlay } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { useHost, type HostedRoute } from './HostContext.ts';
import { usePlanWatch } from './usePlanWatch.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

/** Before anything of a gated remote is asked for: is there an active plan? */
const Gate = ({ hosted, children }: { hosted: HostedRoute; children: ReactNode }) => {
  const plan = usePlan();
  const navigate = useNavigate();
  usePlanWatch(plan.data?.subscription ?? null, () => void plan.refetch());
  if (plan.isPending) return <WaitingScreen route={hosted.route} />;
  if (plan.isError) {
    return (
      <ErrorState
        heading="h1"
        title="Your plan could not be checked"
        text={messageOf(plan.error, 'Try again in a moment.')}
        onRetry={() => void plan.refetch()}
        retrying={plan.isFetching}
      />
    );
  }
  if (plan.active) return children;
  return (
    <GateOverlay features={premiumFeatures} onUpgrade={() => void navigate(paths.pricing)}>
      <WaitingScreen route={hosted.route} />
    </GateOverlay>
  );
};

/** A protected route needs a session; the person comes back to it after the log-in. */
export const Guard = ({ hosted, children }: { hosted: HostedRoute; children: ReactNode }) => {
  const { token, ended } = useSession();
  const location = useLocation();
  // A hair wider than the app will set it in the face that arrives meanwhile: the first paint stays the largest.
  if (useHost().outline)
    return (
      <Box sx={{ wordSpacing: '0.06em' }}>
        <WaitingScreen route={hosted.route} />
      </Box>
    );
  if (hosted.route.access === 'protected' && !token) {
    const from = `${location.pathname}${location.search}`;
    return <Navigate to={paths.login} replace state={ended === 'logout' ? null : { from }} />;
  }
  return hosted.route.gated ? <Gate hosted={hosted}>{children}</Gate> : children;
};
