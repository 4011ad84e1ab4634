import { hasUnsavedWork, useRetryOnReturn } from '@rankwright/sdk/host';
import { showToast } from '@rankwright/sdk/toasts';
import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { useHost, type Host, type HostedRoute, type LoadedPage } from '../hostContext/HostContext.ts';
import { toLoadedPage } from '../hostContext/toLoadedPage.ts';

/** `attempt` is the number of the attempt with this result. */
export type RemotePage =
  | { kind: 'waiting'; slow: boolean }
  | { kind: 'ready'; page: LoadedPage; attempt: number }
  | { kind: 'failed'; retrying: boolean; attempt: number }
  | { kind: 'stopped'; attempt: number };

/** Milliseconds after which loading counts as slow. */
const slowAfterMs = 3_000;

const fallbackText = 'The current version could not be started. A reload tries it again.';

interface Attempt {
  attempt: number;
  /** A person asked for it: versions that failed before are tried, too. */
  forgiving: boolean;
}

interface PageControl {
  state: RemotePage;
  retry: () => void;
  /** Loads the version that is now first choice, e.g. one released in the meantime. */
  renew: () => void;
  /** The page threw before it was on screen: loads another version, unless there is unsaved work. */
  reportCrash: (page: LoadedPage, reason: string) => void;
  /** The page threw while it was on screen: its place says so. */
  reportRenderError: (page: LoadedPage, reason: string) => void;
}

/** Milliseconds until a load that failed is tried again by itself, the first and the second time. */
const retryWaits = [2_000, 8_000] as const;

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

/** A page that threw; other states stay. */
const stopPage = (now: RemotePage): RemotePage =>
  now.kind === 'ready' ? { kind: 'stopped', attempt: now.attempt } : now;

/** Tries a failed load again by itself, twice. */
const useAutomaticRetry = (hasFailed: boolean, retry: () => void): void => {
  const tries = useRef(0);
  useEffect(() => {
    const wait = retryWaits[tries.current];
    if (!hasFailed || wait === undefined) return;
    const timer = setTimeout(() => {
      tries.current += 1;
      retry();
    }, wait);
    return () => clearTimeout(timer);
  }, [hasFailed, retry]);
};

/** What starts another attempt: a person, a release, or a page that threw. */
const useAttempts = (
  kernel: Host['kernel'],
  setState: Dispatch<SetStateAction<RemotePage>>,
  setAttempt: Dispatch<SetStateAction<Attempt>>,
): Omit<PageControl, 'state'> => {
  /** Versions that crashed since the last manual retry; none of them is loaded automatically. */
  const crashedVersions = useRef(new Set<string>());
  const startAttempt = useCallback(
    (isManual: boolean) => {
      setState((now) =>
        now.kind === 'failed' ? { ...now, retrying: true } : { kind: 'waiting', slow: false },
      );
      setAttempt((now) => ({ attempt: now.attempt + 1, forgiving: isManual }));
    },
    [setState, setAttempt],
  );
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
      else setState(stopPage);
    },
    [kernel, setState, startAttempt],
  );
  const reportRenderError = useCallback(
    (page: LoadedPage, reason: string) => {
      kernel?.reportRenderError(page, reason);
      setState(stopPage);
    },
    [kernel, setState],
  );
  return { retry, renew, reportCrash, reportRenderError };
};

/** Loads a remote's page; retries on Retry, when back online and when the tab becomes visible. */
export const useRemotePage = (hosted: HostedRoute): PageControl => {
  const { remote, route } = hosted;
  const host = useHost();
  const { kernel } = host;
  const [{ attempt, forgiving: isManualRetry }, setAttempt] = useState<Attempt>({
    attempt: 0,
    forgiving: false,
  });
  const [state, setState] = useState<RemotePage>(() => getInitialState(host, hosted));
  const isSettled = state.kind !== 'waiting' && state.attempt === attempt;

  useEffect(() => {
    if (!kernel || isSettled) return;
    let current = true;
    const slow = setTimeout(
      () => setState((now) => (now.kind === 'waiting' ? { kind: 'waiting', slow: true } : now)),
      slowAfterMs,
    );
    const load = isManualRetry ? kernel.retry : kernel.loadPage;
    const show = (page: LoadedPage): void => {
      // The largest render of a visit: as a transition it yields to presses every few milliseconds.
      startTransition(() => setState({ kind: 'ready', page, attempt }));
      if (kernel.isFallback(page))
        showToast({ title: `${route.title} is shown in its previous version`, description: fallbackText });
    };
    void load(remote.name, route.path).then((loaded) => {
      if (!current) return;
      clearTimeout(slow);
      if (loaded.ok) show(toLoadedPage(loaded.value));
      else setState({ kind: 'failed', retrying: false, attempt });
    });
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [kernel, remote.name, route.path, route.title, attempt, isManualRetry, isSettled]);

  const { retry, renew, reportCrash, reportRenderError } = useAttempts(kernel, setState, setAttempt);
  const hasFailed = state.kind === 'failed' && !state.retrying;
  useRetryOnReturn(hasFailed, retry);
  useAutomaticRetry(hasFailed, retry);
  return { state, retry, renew, reportCrash, reportRenderError };
};
