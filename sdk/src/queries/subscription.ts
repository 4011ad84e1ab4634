import { getSubscription, isActive, type subscriptionReply } from '@rankwright/contracts/billing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type * as z from '@rankwright/contracts/zod';
import { ApiError } from '../http/ApiError.ts';
import { callApi } from '../http/callApi.ts';
import { useSession } from '../session/useSession.ts';

export type SubscriptionState = z.infer<typeof subscriptionReply>;

const meansNone = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 401 || error.status === 404 || error.message.includes('No subscription found'));

/** The subscription with usage and limits; null when there is none, which is no error. */
export const subscriptionQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['subscription', userId] as const,
    queryFn: async ({ signal }): Promise<SubscriptionState | null> => {
      try {
        return await callApi(getSubscription, { signal });
      } catch (error) {
        if (meansNone(error)) return null;
        throw error;
      }
    },
    enabled: userId !== null,
  });

/** A reading this young is as good as a new one. */
const freshMs = 5_000;

/** What the gate asks: is there a plan that is active now? `anew` reads it again when the screen opens. */
export const usePlan = ({ anew = false } = {}) => {
  const { userId } = useSession();
  const query = useQuery({ ...subscriptionQuery(userId), ...(anew && { staleTime: freshMs }) });
  return { ...query, active: isActive(query.data?.subscription ?? null, Date.now()) };
};
