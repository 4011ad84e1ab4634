import { maxReplaySeconds, streamEvents, type AccountEvent } from '@rankwright/contracts/events';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { streamApi } from '../http/streamApi.ts';
import { useSession } from '../session/useSession.ts';
import { applyAccountEvent, refetchLiveData } from './applyAccountEvent.ts';
import { keepConnected, type EventSourcePorts } from './keepConnected.ts';

/** Seconds that the answers and the network may be apart. */
const marginSeconds = 2;

/** Since when the page may have read something: all of it was read after the page began to load. */
const getReplaySeconds = (): number =>
  Math.min(maxReplaySeconds, Math.ceil(performance.now() / 1_000) + marginSeconds);

const read: EventSourcePorts<AccountEvent>['read'] = (after, signal, onEvent) => {
  const query = after ? `after=${encodeURIComponent(after)}` : `since=${getReplaySeconds()}`;
  return streamApi({ ...streamEvents, path: `${streamEvents.path}?${query}` }, undefined, signal, onEvent);
};

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reads the account's events while the tab is visible; resumes where it stopped. Returns the function that ends it. */
const readWhileVisible = (queryClient: QueryClient): (() => void) => {
  let controller: AbortController | null = null;
  let after: string | null = null;
  // A hidden tab listens only once it is visible, which may be long after it was read.
  let hasConnected = document.hidden;
  const ports = {
    read,
    wait,
    onEvent: (event: AccountEvent) => {
      after = event.id;
      applyAccountEvent(queryClient, event);
    },
    onGap: () => {
      if (hasConnected) refetchLiveData(queryClient);
      hasConnected = true;
    },
  };
  const update = (): void => {
    if (document.hidden) {
      controller?.abort();
      controller = null;
    } else if (!controller) {
      controller = new AbortController();
      void keepConnected(ports, after, controller.signal);
    }
  };
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    document.removeEventListener('visibilitychange', update);
    controller?.abort();
  };
};

/** Keeps articles, publications, generations and notifications up to date. The host mounts it once. */
export const useAccountEvents = (): void => {
  const { userId } = useSession();
  const queryClient = useQueryClient();
  useEffect(() => (userId ? readWhileVisible(queryClient) : undefined), [userId, queryClient]);
};
