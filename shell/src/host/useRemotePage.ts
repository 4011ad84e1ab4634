import { hasPrefetchedResponse } from '@rankwright/sdk/api';
import { hasUnsavedWork } from '@rankwright/sdk/host';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '../kernel/result/steps.ts';
import { useHost, type Host, type HostedRoute, type LoadedPage } from '../hostContext/HostContext.ts';
import { useQueryClient } from '@rankwright/sdk/query';
import { prefetchPageData } from '../hostContext/prefetchPageData.ts';
import { toLoadedPage } from '../hostContext/toLoadedPage.ts';

/** `attempt` is the number of the attempt with this result. */
export type RemotePage =
  | { kind: 'waiting'; slow: boolean }
  | { kind: 'ready'; page: LoadedPage; attempt: number }
  | { kind: 'failed'; failure: Failure; retrying: boolean; attempt: number };

/** Milliseconds after which loading counts as slow. */
const slowAfterMs = 3_000;

interface PageControl {
  state: RemotePage;
  retry: () => void;
  /** Loads the version that is now first choice, e.g. one released in the meantime. */
  renew: () => void;
  /** The page threw or did not mount: loads another version, unless there is unsaved work. */
  reportCrash: (page: LoadedPage, reason: string) => void;
}

const createCrashFailure = ({ remote, version, owner }: LoadedPage, reason: string): Failure => ({
  step: 'mount',
  reason,
  remote,
  version,
  owner,
});

/** Retries when the network is back and when the tab becomes visible. */
const useRetryOnReturn = (hasFailed: boolean, retry: () => void): void =>
  useEffect(() => {
    if (!hasFailed) return;
    const handleVisibility = () => {
      if (!document.hidden) retry();
    };
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [hasFailed, retry]);

/** The page that the HTML was rendered with, unless another version is first choice by now. */
const getInitialPage = ({ initialPages, kernel }: Host, path: string): LoadedPage | null => {
  const page = initialPages[path];
  return page && !kernel?.getReplacement(page) ? page : null;
};

/** A page that was opened or prefetched before. It is part of the navigation's own render, without a skeleton in between. */
const getKnownPage = ({ kernel }: Host, { remote, route }: HostedRoute): LoadedPage | null => {
  const loaded = kernel?.getLoadedPage(remote.name, route.path);
  return loaded ? toLoadedPage(loaded) : null;
};

const getInitialState = (host: Host, hosted: HostedRoute): RemotePage => {
  const page = getInitialPage(host, hosted.route.path) ?? getKnownPage(host, hosted);
  return page ? { kind: 'ready', page, attempt: 0 } : { kind: 'waiting', slow: false };
};

/** A page on screen that crashed; other states stay. */
const failCrashed =
  (page: LoadedPage, reason: string) =>
  (now: RemotePage): RemotePage =>
    now.kind === 'ready'
      ? { kind: 'failed', failure: createCrashFailure(page, reason), retrying: false, attempt: now.attempt }
      : now;

/** Loads a remote's page; retries on Retry, when back online and when the tab becomes visible. */
export const useRemotePage = (hosted: HostedRoute): PageControl => {
  const { remote, route } = hosted;
  const host = useHost();
  const { kernel } = host;
  const queryClient = useQueryClient();
  const [{ attempt, forgiving: isManualRetry }, setAttempt] = useState({ attempt: 0, forgiving: false });
  const [state, setState] = useState<RemotePage>(() => getInitialState(host, hosted));
  /** Versions that crashed since the last manual retry; none of them is loaded automatically. */
  const crashedVersions = useRef(new Set<string>());
  const isSettled = state.kind !== 'waiting' && state.attempt === attempt;

  useEffect(() => {
    if (!kernel || isSettled) return;
    let current = true;
    const slow = setTimeout(
      () => setState((now) => (now.kind === 'waiting' ? { kind: 'waiting', slow: true } : now)),
      slowAfterMs,
    );
    const load = isManualRetry ? kernel.retry : kernel.loadPage;
    const show = async (page: LoadedPage): Promise<void> => {
      // Only what the page has prefetched: a request that hangs must end when the person leaves, and a mounted screen sees to that.
      if (hasPrefetchedResponse()) await prefetchPageData(page, queryClient, window.location.search);
      // The largest render of a visit: as a transition it yields to presses every few milliseconds.
      if (current) startTransition(() => setState({ kind: 'ready', page, attempt }));
    };
    void load(remote.name, route.path).then((loaded) => {
      if (!current) return;
      clearTimeout(slow);
      if (loaded.ok) void show(toLoadedPage(loaded.value));
      else setState({ kind: 'failed', failure: loaded.error, retrying: false, attempt });
    });
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [kernel, queryClient, remote.name, route.path, attempt, isManualRetry, isSettled]);

  const startAttempt = useCallback((isManual: boolean) => {
    setState((now) =>
      now.kind === 'failed' ? { ...now, retrying: true } : { kind: 'waiting', slow: false },
    );
    setAttempt((now) => ({ attempt: now.attempt + 1, forgiving: isManual }));
  }, []);
  const retry = useCallback(() => {
    crashedVersions.current.clear();
    startAttempt(true);
  }, [startAttempt]);
  const renew = useCallback(() => startAttempt(false), [startAttempt]);
  const reportCrash = useCallback(
    (page: LoadedPage, reason: string) => {
      crashedVersions.current.add(page.version);
      kernel?.reportCrash(page, reason);
      const other = kernel?.getReplacement(page);
      if (other && !crashedVersions.current.has(other) && !hasUnsavedWork()) startAttempt(false);
      else setState(failCrashed(page, reason));
    },
    [kernel, startAttempt],
  );

  useRetryOnReturn(state.kind === 'failed' && !state.retrying, retry);
  return { state, retry, renew, reportCrash };
};
