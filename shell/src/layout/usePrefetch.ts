import { isActive } from '@rankwright/contracts/billing';
import { subscriptionQuery } from '@rankwright/sdk/queries';
import { useQueryClient } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { useRef } from 'react';
import { useHost, type HostedRoute } from '../host/HostContext.ts';

const intentMs = 80;

/** Somebody who pays for every byte loads nothing ahead. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Handlers that load a page when the pointer or the focus rests on its link; leaving in time cancels. What the plan
 * does not include is not loaded.
 */
export const usePrefetch = (hosted: HostedRoute | null) => {
  const { kernel } = useHost();
  const { userId } = useSession();
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isOpen = async (gated: boolean): Promise<boolean> => {
    if (!gated) return true;
    const plan = await queryClient.query(subscriptionQuery(userId)).catch(() => null);
    return isActive(plan?.subscription ?? null, Date.now());
  };
  const load = async ({ remote, route }: HostedRoute): Promise<void> => {
    if (await isOpen(route.gated)) await kernel?.page(remote.name, route.path);
  };
  const begin = () => {
    if (hosted && !savesData()) timer.current = setTimeout(() => void load(hosted), intentMs);
  };
  const cancel = () => clearTimeout(timer.current);
  return { onMouseEnter: begin, onFocus: begin, onMouseLeave: cancel, onBlur: cancel };
};
