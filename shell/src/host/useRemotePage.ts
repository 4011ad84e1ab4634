import { hasUnsavedWork } from '@rankwright/sdk/host';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { Failure } from '../kernel/outcome.ts';
import { useHost, type HostedRoute, type ReadyPage } from './HostContext.ts';

/** `attempt` is the try that ended so; the next one has another number. */
export type RemotePage =
  | { kind: 'waiting'; slow: boolean }
  | { kind: 'ready'; page: ReadyPage; attempt: number }
  | { kind: 'failed'; failure: Failure; retrying: boolean; attempt: number };

/** Milliseconds after which waiting is called slow. */
export const slowAfterMs = 3_000;

interface PageControl {
  state: RemotePage;
  retry: () => void;
  /** Takes the version that would be taken now, e.g. one that was released meanwhile. */
  renew: () => void;
  /** The page threw on screen or never got there: another version takes over, unless unsaved work is on screen. */
  crashed: (page: ReadyPage, reason: string) => void;
}

const crash = ({ remote, version, owner }: ReadyPage, reason: string): Failure => ({
  step: 'mount',
  reason,
  remote,
  version,
  owner,
});

/** Loads a remote's page and keeps trying when asked: Retry, coming back online, coming back to the tab. */
export const useRemotePage = ({ remote, route }: HostedRoute): PageControl => {
  const { kernel, ready } = useHost();
  const [{ attempt, forgiving }, setTry] = useState({ attempt: 0, forgiving: false });
  const [state, setState] = useState<RemotePage>(() => {
    const page = ready[route.path];
    const usable = page && !kernel?.replaces(page);
    return usable ? { kind: 'ready', page, attempt: 0 } : { kind: 'waiting', slow: false };
  });
  /** Versions that crashed here since a person last asked; none of them takes over by itself. */
  const crashes = useRef(new Set<string>());
  const settled = state.kind !== 'waiting' && state.attempt === attempt;

  useEffect(() => {
    if (!kernel || settled) return;
    let current = true;
    const slow = setTimeout(
      () => setState((now) => (now.kind === 'waiting' ? { kind: 'waiting', slow: true } : now)),
      slowAfterMs,
    );
    const load = forgiving ? kernel.retry : kernel.page;
    void load(remote.name, route.path).then((outcome) => {
      if (!current) return;
      clearTimeout(slow);
      if (!outcome.ok) {
        setState({ kind: 'failed', failure: outcome.failure, retrying: false, attempt });
        return;
      }
      const { component, ...facts } = outcome.value;
      setState({ kind: 'ready', page: { Page: component as ComponentType, ...facts }, attempt });
    });
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [kernel, remote.name, route.path, attempt, forgiving, settled]);

  const again = useCallback((byPerson: boolean) => {
    setState((now) =>
      now.kind === 'failed' ? { ...now, retrying: true } : { kind: 'waiting', slow: false },
    );
    setTry((now) => ({ attempt: now.attempt + 1, forgiving: byPerson }));
  }, []);
  const retry = useCallback(() => {
    crashes.current.clear();
    again(true);
  }, [again]);
  const renew = useCallback(() => again(false), [again]);
  const crashed = useCallback(
    (page: ReadyPage, reason: string) => {
      crashes.current.add(page.version);
      kernel?.blame(page, reason);
      const other = kernel?.replaces(page);
      if (other && !crashes.current.has(other) && !hasUnsavedWork()) again(false);
      else
        setState((now) =>
          now.kind === 'ready'
            ? { kind: 'failed', failure: crash(page, reason), retrying: false, attempt: now.attempt }
            : now,
        );
    },
    [kernel, again],
  );

  const failed = state.kind === 'failed' && !state.retrying;
  useEffect(() => {
    if (!failed) return;
    const onVisible = () => {
      if (!document.hidden) retry();
    };
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [failed, retry]);

  return { state, retry, renew, crashed };
};
