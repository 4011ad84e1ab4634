import { wordpressOAuth } from '@rankwright/contracts/limits';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { useEffect } from 'react';
import { refreshToken } from './oauth.data.ts';
import type { TokenState } from './token.model.ts';

/**
 * Refreshes an expiring token at once, then every hour. True when refreshing failed and re-authorization is
 * required.
 */
export const useTokenRefresh = (state: TokenState): boolean => {
  const queryClient = useQueryClient();
  const { mutate, isError } = useMutation({
    mutationFn: refreshToken,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['connections'] }),
  });
  useEffect(() => {
    if (state !== 'expiring') return;
    mutate();
    const timer = setInterval(() => mutate(), wordpressOAuth.refreshEveryMs);
    return () => clearInterval(timer);
  }, [state, mutate]);
  return isError;
};
