import { session as sessionTimes } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { useNavigate } from '@rankwright/sdk/router';
import { useCallback, useEffect, useRef } from 'react';
import { useSignInState } from './useSignInState.ts';

const isInternalPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path);

/**
 * Redirects one second after sign-in to the page the user came from, otherwise to the planner. With a challenge, asks
 * for the code first, at once. `startedFrom` is that page where the browser had left for an identity provider.
 */
export const useRedirectAfterSignIn = (startedFrom?: unknown): ((challenge?: string | null) => void) => {
  const navigate = useNavigate();
  const signInState = useSignInState();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (challenge) => {
      const from = startedFrom ?? signInState.from;
      if (challenge) return void navigate(paths.login, { state: { ...signInState, from, challenge } });
      const target = isInternalPath(from) ? from : paths.contentPlanner;
      timer.current = setTimeout(
        () => void navigate(target, { replace: true }),
        sessionTimes.redirectAfterLoginMs,
      );
    },
    [navigate, signInState, startedFrom],
  );
};
