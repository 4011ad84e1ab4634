import { paths } from '@rankwright/contracts/paths';
import { Navigate, useLocation } from '@rankwright/sdk/router';
import { isDemo, useSession } from '@rankwright/sdk/session';
import { Box } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { useHost, type HostedRoute } from '../hostContext/HostContext.ts';
import { LeaveDemo } from '../demo/LeaveDemo.tsx';
import { Gate } from '../gate/Gate.tsx';
import { LoadingScreen } from '../mount/LoadingScreen.tsx';

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
