import { useCallback, useEffect, useState } from 'react';
import { useHost, type LoadedPage } from '../hostContext/HostContext.ts';
import { toLoadedPage } from '../hostContext/toLoadedPage.ts';

export type ContributionState =
  { kind: 'waiting' } | { kind: 'ready'; page: LoadedPage } | { kind: 'failed'; retrying: boolean };

interface Control {
  state: ContributionState;
  retry: () => void;
  /** It threw. */
  fail: (reason: string) => void;
}

/** Loads the component of a contribution. Nothing is cached from a failure. */
export const useContribution = (remote: string, id: string): Control => {
  const { kernel } = useHost();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ContributionState>({ kind: 'waiting' });
  useEffect(() => {
    let isCurrent = true;
    void kernel?.loadContribution(remote, id).then((loaded) => {
      if (!isCurrent) return;
      if (!loaded.ok) {
        setState({ kind: 'failed', retrying: false });
        return;
      }
      setState({ kind: 'ready', page: toLoadedPage(loaded.value) });
    });
    return () => {
      isCurrent = false;
    };
  }, [kernel, remote, id, attempt]);
  const retry = useCallback(() => {
    setState({ kind: 'failed', retrying: true });
    setAttempt((before) => before + 1);
  }, []);
  const fail = useCallback(
    (reason: string) => {
      if (state.kind === 'ready') kernel?.reportRenderError(state.page, reason);
      setState({ kind: 'failed', retrying: false });
    },
    [kernel, state],
  );
  return { state, retry, fail };
};
