import type { Subscription } from '@rankwright/contracts/billing';
import { useEffect, useEffectEvent } from 'react';

/** Longest delay of a browser timer, in milliseconds. */
const maxTimerMs = 2 ** 31 - 1;

/** Refetches the plan when the tab becomes visible and when the trial ends. */
export const usePlanWatch = (subscription: Subscription | null, refetch: () => void): void => {
  const read = useEffectEvent(refetch);
  const trialEnd = subscription?.status === 'trialing' ? subscription.trialEnd : null;
  useEffect(() => {
    const refetchIfVisible = () => {
      if (!document.hidden) read();
    };
    document.addEventListener('visibilitychange', refetchIfVisible);
    return () => document.removeEventListener('visibilitychange', refetchIfVisible);
  }, []);
  useEffect(() => {
    const left = trialEnd ? Date.parse(trialEnd) - Date.now() : -1;
    if (left < 0) return;
    const timer = setTimeout(() => read(), Math.min(left, maxTimerMs));
    return () => clearTimeout(timer);
  }, [trialEnd]);
};
