import { useEffect, useEffectEvent } from 'react';

/** Retries what has failed when the network is back and when the tab becomes visible. */
export const useRetryOnReturn = (hasFailed: boolean, retry: () => void): void => {
  const retryNow = useEffectEvent(retry);
  useEffect(() => {
    if (!hasFailed) return;
    const handleOnline = () => retryNow();
    const handleVisibility = () => {
      if (!document.hidden) retryNow();
    };
    window.addEventListener('online', handleOnline);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      window.removeEventListener('online', handleOnline);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [hasFailed]);
};
