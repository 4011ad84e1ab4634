import { announce } from '@rankwright/sdk/host';
import { ErrorState, WaitingState } from '@rankwright/shared-ui/core';
import { useEffect } from 'react';
import type { HostedRoute } from './HostContext.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { useRemotePage } from './useRemotePage.ts';

const spoken = {
  waiting: '',
  failed: 'This part could not be loaded.',
  retrying: 'Trying again…',
  slow: 'This is taking longer than usual.',
} as const;

/** One remote's page: skeleton, page, or an honest error with Retry. Whatever happens here stays here. */
export const RemoteScreen = (hosted: HostedRoute) => {
  const { state, retry, crashed } = useRemotePage(hosted);
  const phase =
    state.kind === 'failed'
      ? state.retrying
        ? 'retrying'
        : 'failed'
      : state.kind === 'waiting' && state.slow
        ? 'slow'
        : 'waiting';
  useEffect(() => {
    if (spoken[phase]) announce(spoken[phase]);
  }, [phase]);
  if (state.kind === 'waiting') return <WaitingState shape={hosted.route.skeleton} slow={state.slow} />;
  if (state.kind === 'failed') {
    return (
      <ErrorState
        title={`${hosted.route.title} could not be loaded`}
        text="The rest of the app works. Try again in a moment; this screen also tries by itself when you are back online."
        onRetry={retry}
        retrying={state.retrying}
        owner={`${state.failure.owner} team, step ${state.failure.step}`}
      />
    );
  }
  const { page } = state;
  return (
    <RemoteBoundary key={`${page.version}:${state.attempt}`} onCrash={(reason) => crashed(page, reason)}>
      <page.Page />
    </RemoteBoundary>
  );
};
