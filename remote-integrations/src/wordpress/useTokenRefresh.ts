import { endpointKey } from '@rankwright/sdk/api';
import { listConnections } from '@rankwright/contracts/connections';
import { wordpressOAuth } from '@rankwright/contracts/limits';
import { useApiMutation } from '@rankwright/sdk/query';
import { useEffect } from 'react';
import { requestRefreshWordpressOAuth } from './oauth.data.ts';
import type { TokenState } from './token.model.ts';

/**
 * Refreshes an expiring token at once, then every hour. True when refreshing failed and re-authorization is
 * required.
 */
export const useTokenRefresh = (state: TokenState): boolean => {
  const { mutate, isError } = useApiMutation({
    send: requestRefreshWordpressOAuth,
    errorText: null,
    invalidates: [endpointKey(listConnections)],
  });
  useEffect(() => {
    if (state !== 'expiring') return;
    mutate();
    const timer = setInterval(() => mutate(), wordpressOAuth.refreshEveryMs);
    return () => clearInterval(timer);
  }, [state, mutate]);
  return isError;
};
