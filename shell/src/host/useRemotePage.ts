import { hasUnsavedWork } from '@rankwright/sdk/host';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { Failure } from '../kernel/outcome.ts';
import { useHost, type HostedRoute, type ReadyPage } from './HostContext.ts';

export type RemotePage =
  | { kind: 'waiting'; slow: boolean }
  | { kind: 'ready'; page: ReadyPage; attempt: number }
  | { kind: 'failed'; failure: Failure; retrying: boolean };

/** Milliseconds after which waiting is called slow. */
export const slowAfterMs = 3_000;

interface PageControl {
  state: RemotePage;
  retry: () => void;
  /** The page threw on screen: the version before takes over, unless unsaved work is on screen. */
  crashed: (page: ReadyPage, reason: string) => void;
}

const crash = (page: ReadyPage, reason: string): Failure => ({
  step: 'mount',
  reason,
  remote: page.remote,
  version: page.version,
  owner: page.owner,
});

/** Loads a remote's page and keeps trying when asked: Retry, coming back online, coming back to the tab. */
export const useRemotePage = ({ remote, route }: HostedRoute): PageControl => {
  const { kernel, ready } = useHost();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RemotePage>(() => {
    const page = ready[route.path];
    return page ? { kind: 'ready', page, attempt: 0 } : { kind: 'waiting', slow: false };
  });
  const settled = state.kind === 'ready' && state.attempt === attempt;

  useEffect(() => {
    if (!kernel || settled) return;
    let current = true;
    const slow = setTimeout(
      () => setState((now) => (now.kind === 'waiting' ? { kind: 'waiting', slow: true } : now)),
      slowAfterMs,
    );
    void kernel.page(remote.name, route.path).then((outcome) => {
      if (!current) return;
      clearTimeout(slow);
      if (!outcome.ok) {
        setState({ kind: 'failed', failure: outcome.failure, retrying: false });
        return;
      }
      const { component, ...facts } = outcome.value;
      setState({ kind: 'ready', page: { Page: component as ComponentType, ...facts }, attempt });
    });
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [kernel, remote.name, route.path, attempt, settled]);

  const again = useCallback(() => {
    setState((now) =>
      now.kind === 'failed' ? { ...now, retrying: true } : { kind: 'waiting', slow: false },
    );
    setAttempt((count) => count + 1);
  }, []);
  const retry = useCallback(() => {
    kernel?.forgive(remote.name);
    again();
  }, [kernel, remote.name, again]);
  const crashed = useCallback(
    (page: ReadyPage, reason: string) => {
      const hadPrevious = remote.previous !== null && page.version === remote.current.version;
      kernel?.blame(page, reason);
      if (hadPrevious && !hasUnsavedWork()) again();
      else setState({ kind: 'failed', failure: crash(page, reason), retrying: false });
    },
    [kernel, remote, again],
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

  return { state, retry, crashed };
};
