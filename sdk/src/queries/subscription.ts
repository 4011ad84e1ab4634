import { getSubscription, isSubscriptionActive, type subscriptionReply } from '@rankwright/contracts/billing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type * as z from '@rankwright/contracts/zod';
import { ApiError } from '../http/ApiError.ts';
import { callApi } from '../http/callApi.ts';
import { createQueryKey } from './queryKeys.ts';
import { savedOnDevice } from './savedOnDevice.ts';
import { useSession } from '../session/useSession.ts';

export type SubscriptionState = z.infer<typeof subscriptionReply>;

const isSubscriptionMissing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 401 || error.status === 404 || error.message.includes('No subscription found'));

/** False for an answer that is not from the API, for example a page of a proxy. */
const isSubscriptionState = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && 'subscription' in reply;

/** Subscription with usage and limits; null when there is none. */
export const subscriptionQuery = (userId: string | null) =>
  queryOptions({
    queryKey: createQueryKey(getSubscription, { userId }),
    queryFn: async ({ signal }): Promise<SubscriptionState | null> => {
      try {
        const state = await callApi(getSubscription, { signal });
        if (!isSubscriptionState(state)) throw new Error('Failed to fetch subscription');
        return state;
      } catch (error) {
        if (isSubscriptionMissing(error)) return null;
        throw error;
      }
    },
    enabled: userId !== null,
    ...savedOnDevice,
  });

/** Milliseconds for which `anew` reuses a loaded subscription. */
const reuseWithinMs = 5_000;

/** Subscription query and whether the plan is active now. `anew` refetches it when the screen opens. */
export const usePlan = ({ anew = false } = {}) => {
  const { userId } = useSession();
  const query = useQuery({ ...subscriptionQuery(userId), ...(anew && { staleTime: reuseWithinMs }) });
  return { ...query, active: isSubscriptionActive(query.data?.subscription ?? null, Date.now()) };
};
