import { isSubscriptionActive } from '@rankwright/contracts/billing';
import { subscriptionQuery } from '@rankwright/sdk/queries';
import { useQueryClient } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { useRef } from 'react';
import { toLoadedPage } from '../hostContext/toLoadedPage.ts';
import { useHost, type HostedRoute } from '../hostContext/HostContext.ts';

const intentMs = 80;

/** True when the browser asks for reduced data usage (Save-Data). */
const isSaveDataOn = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Handlers that prefetch a page and its data when the pointer or the focus rests on its link; leaving in time cancels. Gated pages
 * are prefetched only with an active plan.
 */
export const usePrefetch = (hosted: HostedRoute | null) => {
  const { kernel } = useHost();
  const { userId } = useSession();
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isIncludedInPlan = async (gated: boolean): Promise<boolean> => {
    if (!gated) return true;
    const plan = await queryClient.query(subscriptionQuery(userId)).catch(() => null);
    return isSubscriptionActive(plan?.subscription ?? null, Date.now());
  };
  const prefetch = async ({ remote, route }: HostedRoute): Promise<void> => {
    if (!(await isIncludedInPlan(route.gated))) return;
    const loaded = await kernel?.loadPage(remote.name, route.path);
    if (!loaded?.ok) return;
    const { prefetch: prefetchData } = toLoadedPage(loaded.value);
    await prefetchData?.({ queryClient, userId, search: new URLSearchParams() });
  };
  // The screen asks again for what fails here, and shows what is wrong.
  const startPrefetch = (target: HostedRoute): void => void prefetch(target).catch(() => undefined);
  const schedulePrefetch = () => {
    if (hosted && !isSaveDataOn()) timer.current = setTimeout(() => startPrefetch(hosted), intentMs);
  };
  const cancel = () => clearTimeout(timer.current);
  return { onMouseEnter: schedulePrefetch, onFocus: schedulePrefetch, onMouseLeave: cancel, onBlur: cancel };
};
