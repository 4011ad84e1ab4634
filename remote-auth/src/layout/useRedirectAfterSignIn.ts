import { session as sessionTimes } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { useNavigate } from '@rankwright/sdk/router';
import { useCallback, useEffect, useRef } from 'react';
import { getSignInTarget } from './signInTarget.model.ts';
import { useSignInState } from './useSignInState.ts';

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
      const target = getSignInTarget(from);
      timer.current = setTimeout(
        () => void navigate(target, { replace: true }),
        sessionTimes.redirectAfterLoginMs,
      );
    },
    [navigate, signInState, startedFrom],
  );
};
