import type { Subscription } from '@rankwright/contracts/billing';
import { useEffect, useEffectEvent } from 'react';

/** The longest a browser's timer can wait. */
const longestMs = 2 ** 31 - 1;

/** Keeps the gate true: the plan is read again when the tab comes back, and when the trial runs out. */
export const usePlanWatch = (subscription: Subscription | null, readAgain: () => void): void => {
  const read = useEffectEvent(readAgain);
  const ends = subscription?.status === 'trialing' ? subscription.trialEnd : null;
  useEffect(() => {
    const look = () => {
      if (!document.hidden) read();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    const left = ends ? Date.parse(ends) - Date.now() : -1;
    if (left < 0) return;
    const timer = setTimeout(() => read(), Math.min(left, longestMs));
    return () => clearTimeout(timer);
  }, [ends]);
};
