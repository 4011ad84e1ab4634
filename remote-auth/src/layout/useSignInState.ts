import { useLocation } from '@rankwright/sdk/router';
import { useMemo, useSyncExternalStore } from 'react';

interface SignInState {
  /** Address to go on to after sign-in. */
  from?: unknown;
  challenge?: string;
}

const none: SignInState = {};
const subscribeToNothing = () => () => undefined;

/** False while prerendered HTML is hydrated, which knows neither the query nor what a reload brings back. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/** What a sign-in carries along: the state of the link within the app, or the query of a link on a static page. */
export const useSignInState = (): SignInState => {
  const location = useLocation();
  const { search } = location;
  const state = location.state as SignInState | null;
  const isHydrated = useIsHydrated();
  return useMemo(() => {
    if (!isHydrated) return none;
    const from = new URLSearchParams(search).get('from');
    return { ...(from !== null && { from }), ...state };
  }, [isHydrated, state, search]);
};
