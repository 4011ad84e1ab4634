import { paths } from '@rankwright/contracts/paths';
import { useQueryClient } from '@rankwright/sdk/query';
import { useLocation, useNavigate } from '@rankwright/sdk/router';
import { useSession } from '@rankwright/sdk/session';
import { showError } from '@rankwright/sdk/toasts';
import { useEffect, useRef } from 'react';

/** When the session ends: clears the query cache, shows the expiry toast once and redirects to the login. */
export const useSessionEnd = (): void => {
  const { ended } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const queryClient = useQueryClient();
  const currentPath = useRef('');
  useEffect(() => {
    currentPath.current = `${location.pathname}${location.search}`;
  }, [location]);
  useEffect(() => {
    if (!ended) return;
    queryClient.clear();
    if (ended === 'expired') showError('Session Expired', 'Your session has expired. Please log in again.');
    const state = ended === 'logout' ? null : { from: currentPath.current };
    void navigate(paths.login, { replace: ended !== 'logout', state });
  }, [ended, navigate, queryClient]);
};
