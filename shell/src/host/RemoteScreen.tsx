import { announce } from '@rankwright/sdk/host';
import { ErrorState } from '@rankwright/shared-ui/core';
import { useEffect } from 'react';
import type { HostedRoute } from './HostContext.ts';
import { MountWatch } from './MountWatch.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { useNewVersion } from './useNewVersion.ts';
import { useRemotePage, type RemotePage } from './useRemotePage.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

const spoken = {
  ready: '',
  waiting: 'Loading…',
  slow: 'This is taking longer than usual.',
  failed: 'This part could not be loaded.',
  retrying: 'Trying again…',
} as const;

const phaseOf = (state: RemotePage): keyof typeof spoken => {
  if (state.kind === 'failed') return state.retrying ? 'retrying' : 'failed';
  return state.kind === 'waiting' && state.slow ? 'slow' : state.kind;
};

/** Words for the person; what exactly was wrong is for the team, in the ledger. */
const advice =
  'The rest of the app works. Try again in a moment; this screen also tries by itself when you are back online.';

/** One remote's page: skeleton, page, or an honest error with Retry. Whatever happens here stays here. */
export const RemoteScreen = (hosted: HostedRoute) => {
  const { state, retry, renew, crashed } = useRemotePage(hosted);
  useNewVersion(state.kind === 'ready' ? state.page : null, renew);
  const phase = phaseOf(state);
  useEffect(() => {
    if (spoken[phase]) announce(spoken[phase]);
  }, [phase]);
  if (state.kind === 'waiting') return <WaitingScreen route={hosted.route} slow={state.slow} />;
  if (state.kind === 'failed') {
    return (
      <ErrorState
        heading="h1"
        title={`${hosted.route.title} could not be loaded`}
        text={advice}
        onRetry={retry}
        retrying={state.retrying}
        owner={`${state.failure.owner} team, step ${state.failure.step}`}
      />
    );
  }
  const { page } = state;
  const onCrash = (reason: string) => crashed(page, reason);
  return (
    <RemoteBoundary key={`${page.version}:${state.attempt}`} onCrash={onCrash}>
      <MountWatch page={page} onLate={onCrash} waiting={<WaitingScreen route={hosted.route} />}>
        <page.Page />
      </MountWatch>
    </RemoteBoundary>
  );
};
