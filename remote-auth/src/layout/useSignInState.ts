import { useLocation } from '@rankwright/sdk/router';
import { useMemo } from 'react';

interface SignInState {
  /** Address to go on to after sign-in. */
  from?: unknown;
  challenge?: string;
}

/** What a sign-in carries along: the state of the link within the app, or the query of a link on a static page. */
export const useSignInState = (): SignInState => {
  const location = useLocation();
  const { search } = location;
  const state = location.state as SignInState | null;
  return useMemo(() => {
    const from = new URLSearchParams(search).get('from');
    return { ...(from !== null && { from }), ...state };
  }, [state, search]);
};
