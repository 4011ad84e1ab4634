import { verifyToken } from '@rankwright/contracts/account';
import { session as times } from '@rankwright/contracts/limits';
import { callApi } from '@rankwright/sdk/api';
import { useSession } from '@rankwright/sdk/session';
import { useEffect } from 'react';
import { pageSession } from './pageSession.ts';
import { tokenKey } from './sessionStore.ts';

/** `callApi` ends the session on an error of the server; a network failure keeps it. */
const requestVerifyToken = (): void => {
  if (!document.hidden && pageSession.current().token) callApi(verifyToken).catch(() => undefined);
};

/** Verifies the token every 30 seconds while the tab is visible and when it becomes visible; follows other tabs. */
export const useSessionWatch = (): void => {
  const { token } = useSession();
  const signedIn = token !== null;
  useEffect(() => {
    const handleStorage = (event: StorageEvent) => {
      if (event.key === tokenKey || event.key === null)
        pageSession.syncToken(event.key === null ? null : event.newValue);
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);
  useEffect(() => {
    if (!signedIn) return;
    const timer = setInterval(requestVerifyToken, times.verifyEveryMs);
    document.addEventListener('visibilitychange', requestVerifyToken);
    requestVerifyToken();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', requestVerifyToken);
    };
  }, [signedIn]);
};
