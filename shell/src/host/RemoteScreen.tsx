import { announce, RemoteSettingsContext } from '@rankwright/sdk/host';
import { ErrorState } from '@rankwright/shared-ui/core';
import { useEffect, useMemo } from 'react';
import { useHost, type HostedRoute } from '../hostContext/HostContext.ts';
import { resolveSettings } from '../kernel/registry/remoteSettings.model.ts';
import { MountWatch } from './MountWatch.tsx';
import { RemoteBoundary } from '../mount/RemoteBoundary.tsx';
import { useNewVersion } from './useNewVersion.ts';
import { useRemotePage, type RemotePage } from './useRemotePage.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

const phaseAnnouncements = {
  ready: '',
  waiting: 'Loading…',
  slow: 'This is taking longer than usual.',
  failed: 'This screen could not be loaded.',
  retrying: 'Trying again…',
} as const;

const getPhase = (state: RemotePage): keyof typeof phaseAnnouncements => {
  if (state.kind === 'failed') return state.retrying ? 'retrying' : 'failed';
  return state.kind === 'waiting' && state.slow ? 'slow' : state.kind;
};

/** Text for the user; the exact reason is in the diagnostics panel. */
const failureText =
  'The rest of the app still works. Try again in a moment. This screen retries automatically when you are back online.';

/** A remote's page: skeleton, page, or error with Retry. Errors never leave this screen. */
export const RemoteScreen = (hosted: HostedRoute) => {
  const { state, retry, renew, reportCrash } = useRemotePage(hosted);
  useNewVersion(state.kind === 'ready' ? state.page : null, renew);
  const phase = getPhase(state);
  const { showDiagnostics, kernel } = useHost();
  const { remote } = hosted;
  const settings = useMemo(() => kernel?.getSettings(remote) ?? resolveSettings(remote), [kernel, remote]);
  useEffect(() => {
    if (phaseAnnouncements[phase]) announce(phaseAnnouncements[phase]);
  }, [phase]);
  if (state.kind === 'waiting') return <LoadingScreen route={hosted.route} slow={state.slow} />;
  if (state.kind === 'failed') {
    return (
      <ErrorState
        heading="h1"
        title={`${hosted.route.title} could not be loaded`}
        text={failureText}
        onRetry={retry}
        retrying={state.retrying}
        {...(showDiagnostics && { owner: `${state.failure.owner} team, step ${state.failure.step}` })}
      />
    );
  }
  const { page } = state;
  const onCrash = (reason: string) => reportCrash(page, reason);
  return (
    <RemoteBoundary key={`${page.version}:${state.attempt}`} onCrash={onCrash}>
      <RemoteSettingsContext value={settings}>
        <MountWatch page={page} onLate={onCrash} fallback={<LoadingScreen route={hosted.route} />}>
          <page.Page />
        </MountWatch>
      </RemoteSettingsContext>
    </RemoteBoundary>
  );
};
