import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useId } from 'react';
import { demoCode } from '../demo/demoTexts.ts';
import { showDemoRejection } from './showDemoRejection.ts';
import { ApiError, getErrorMessage } from '../http/ApiError.ts';
import { dismissErrors, showError, showToast, type ToastInput } from '../toasts.ts';

/** A change of cached data that is made at once and undone when the request fails. */
export interface CacheChange {
  queryKey: QueryKey;
  update: Update<unknown>;
  /** Undoes the change in the data of that moment; without it, the data from before the change comes back. */
  undo?: Update<unknown> | undefined;
}

/** New data of a query, from its data and its key. */
type Update<Data> = (data: Data, queryKey: QueryKey) => Data;

/** Changes the data of every cached query that the key matches. Give `undo` where changes may overlap. */
export const changeCached = <Data>(
  queryKey: QueryKey,
  update: Update<Data>,
  undo?: Update<Data>,
): CacheChange => ({
  queryKey,
  update: update as Update<unknown>,
  undo: undo as Update<unknown> | undefined,
});

type Undo = () => void;

const applyChanges = async (
  queryClient: QueryClient,
  changes: readonly CacheChange[],
): Promise<readonly Undo[]> => {
  await Promise.all(changes.map(({ queryKey }) => queryClient.cancelQueries({ queryKey })));
  return changes.flatMap(({ queryKey, update, undo = null }) => {
    const loaded = queryClient.getQueriesData({ queryKey }).filter(([, data]) => data !== undefined);
    return loaded.map(([key, before]) => {
      queryClient.setQueryData(key, update(before, key));
      return () =>
        queryClient.setQueryData(key, (data: unknown) =>
          undo && data !== undefined ? undo(data, key) : before,
        );
    });
  });
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
  /** A function may return null: no toast. */
  success?: ToastInput | ((output: Output, input: Input) => ToastInput | null);
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
  return useMutation<Output, Error, Input, readonly Undo[]>({
    ...(scope && { scope: { id: scope } }),
    ...(waitsForNetwork && waitForNetwork),
    mutationFn: send,
    onMutate: (input) => {
      dismissErrors(topic);
      return optimistic ? applyChanges(queryClient, optimistic(input)) : [];
    },
    onSuccess: (output, input) => {
      const toast = typeof success === 'function' ? success(output, input) : success;
      if (toast) showToast(toast);
      onSuccess?.(output, input);
    },
    onError: (error, input, undos = []) => {
      for (const undo of undos.toReversed()) undo();
      if (error instanceof ApiError && error.code === demoCode) showDemoRejection(error.message);
      else if (errorText !== null) {
        const text =
          typeof errorText === 'function' ? errorText(error, input) : getErrorMessage(error, errorText);
        showError(errorTitle, text, topic);
      }
      onError?.(error, input);
    },
    onSettled: () => Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
};
