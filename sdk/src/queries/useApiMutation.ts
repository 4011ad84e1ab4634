import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError, getErrorMessage } from '../http/ApiError.ts';
import { dismissErrors, showError, showToast, type ToastInput } from '../toasts.ts';

/** A change of cached data that is made at once and undone when the request fails. */
export interface CacheChange {
  queryKey: QueryKey;
  update: (data: unknown) => unknown;
}

/** Changes the data of every cached query that the key matches. */
export const changeCached = <Data>(queryKey: QueryKey, update: (data: Data) => Data): CacheChange => ({
  queryKey,
  update: update as (data: unknown) => unknown,
});

type Snapshot = readonly (readonly [QueryKey, unknown])[];

const applyChanges = async (queryClient: QueryClient, changes: readonly CacheChange[]): Promise<Snapshot> => {
  await Promise.all(changes.map(({ queryKey }) => queryClient.cancelQueries({ queryKey })));
  return changes.flatMap(({ queryKey, update }) => {
    const loaded = queryClient.getQueriesData({ queryKey }).filter(([, data]) => data !== undefined);
    for (const [key, data] of loaded) queryClient.setQueryData(key, update(data));
    return loaded;
  });
};

const restore = (queryClient: QueryClient, snapshot: Snapshot): void => {
  for (const [key, data] of snapshot.toReversed()) queryClient.setQueryData(key, data);
};

/** The connection broke during the request and the network is gone: the outcome is unknown. */
const isConnectionLost = (error: Error): boolean =>
  error instanceof ApiError && error.status === 0 && !navigator.onLine;

const waitForNetwork = {
  networkMode: 'online',
  retry: (_: number, error: Error) => isConnectionLost(error),
} as const;

export interface ApiMutationOptions<Input, Output> {
  send: (input: Input) => Promise<Output>;
  /** Shown when the server sends no text; a function decides by the error; null when the screen shows it itself. */
  errorText: string | null | ((error: Error, input: Input) => string);
  errorTitle?: string;
  /** What the error toast speaks of; `dismissErrors(topic)` closes it. */
  topic?: string;
  success?: ToastInput | ((output: Output, input: Input) => ToastInput);
  /** Keys of the queries that are refetched afterwards, also after an error. */
  invalidates?: readonly QueryKey[];
  /** Mutations with the same scope run one after the other. */
  scope?: string;
  /**
   * For idempotent requests: waits for the network (`isPaused`) instead of failing, also when it is lost during the
   * request.
   */
  waitsForNetwork?: boolean;
  optimistic?: (input: Input) => readonly CacheChange[];
  onSuccess?: (output: Output, input: Input) => void;
  onError?: (error: Error, input: Input) => void;
}

/**
 * The one way to change something on the server. An error shows a toast, which goes when the action is tried again; an
 * optimistic change goes back; the request is not repeated by itself, unless it `waitsForNetwork`.
 */
export const useApiMutation = <Input = void, Output = unknown>({
  send,
  errorText,
  errorTitle = 'Error',
  topic: givenTopic,
  success,
  invalidates = [],
  scope,
  waitsForNetwork = false,
  optimistic,
  onSuccess,
  onError,
}: ApiMutationOptions<Input, Output>) => {
  const queryClient = useQueryClient();
  const ownTopic = useId();
  const topic = givenTopic ?? ownTopic;
  return useMutation<Output, Error, Input, Snapshot>({
    ...(scope && { scope: { id: scope } }),
    ...(waitsForNetwork && waitForNetwork),
    mutationFn: send,
    onMutate: (input) => {
      dismissErrors(topic);
      return optimistic ? applyChanges(queryClient, optimistic(input)) : [];
    },
    onSuccess: (output, input) => {
      if (success) showToast(typeof success === 'function' ? success(output, input) : success);
      onSuccess?.(output, input);
    },
    onError: (error, input, snapshot) => {
      if (snapshot) restore(queryClient, snapshot);
      if (errorText !== null) {
        const text =
          typeof errorText === 'function' ? errorText(error, input) : getErrorMessage(error, errorText);
        showError(errorTitle, text, topic);
      }
      onError?.(error, input);
    },
    onSettled: () => Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
};
