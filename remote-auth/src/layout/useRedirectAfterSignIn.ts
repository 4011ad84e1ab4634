import { session as sessionTimes } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { useLocation, useNavigate } from '@rankwright/sdk/router';
import { useCallback, useEffect, useRef } from 'react';

const isInternalPath = (path: unknown): path is string =>
  typeof path === 'string' && path.startsWith('/') && !path.startsWith('//');

/**
 * Redirects one second after sign-in to the page the user came from, otherwise to the planner. With a challenge, asks
 * for the code first, at once. `startedFrom` is that page where the browser had left for an identity provider.
 */
export const useRedirectAfterSignIn = (startedFrom?: unknown): ((challenge?: string | null) => void) => {
  const navigate = useNavigate();
  const location = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (challenge) => {
      const from = startedFrom ?? (location.state as { from?: unknown } | null)?.from;
      if (challenge)
        return void navigate(paths.login, {
          state: { ...(location.state as object | null), from, challenge },
        });
      const target = isInternalPath(from) ? from : paths.contentPlanner;
      timer.current = setTimeout(
        () => void navigate(target, { replace: true }),
        sessionTimes.redirectAfterLoginMs,
      );
    },
    [navigate, location.state, startedFrom],
  );
};
