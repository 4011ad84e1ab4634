import { verifyToken } from '@rankwright/contracts/account';
import { session as times } from '@rankwright/contracts/limits';
import { callApi } from '@rankwright/sdk/api';
import { session, tokenKey, useSession } from '@rankwright/sdk/session';
import { useEffect } from 'react';

/** A refusal ends the session inside the client; a network failure is not an expired session. */
const verify = (): void => {
  if (!document.hidden && session.current().token) callApi(verifyToken).catch(() => undefined);
};

/** Asks every 30 seconds while the tab is visible, and at once when it becomes visible; follows other tabs. */
export const useSessionWatch = (): void => {
  const { token } = useSession();
  const signedIn = token !== null;
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === tokenKey || event.key === null)
        session.follow(event.key === null ? null : event.newValue);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  useEffect(() => {
    if (!signedIn) return;
    const timer = setInterval(verify, times.verifyEveryMs);
    document.addEventListener('visibilitychange', verify);
    verify();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', verify);
    };
  }, [signedIn]);
};
