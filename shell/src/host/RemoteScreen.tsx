import { announce, RemoteSettingsContext } from '@rankwright/sdk/host';
import { ErrorState } from '@rankwright/shared-ui/core';
import { useEffect, useMemo, useRef } from 'react';
import { useHost, type HostedRoute } from '../hostContext/HostContext.ts';
import { resolveSettings } from '../kernel/registry/remoteSettings.model.ts';
import { MountWatch } from './MountWatch.tsx';
import { RemoteBoundary } from '../mount/RemoteBoundary.tsx';
import { useNewVersion } from './useNewVersion.ts';
import { useRemotePage, type RemotePage } from './useRemotePage.ts';
import { LoadingScreen } from '../mount/LoadingScreen.tsx';

const phaseAnnouncements = {
  ready: '',
  waiting: 'Loading…',
  slow: 'Still loading…',
  failed: 'This screen could not be loaded.',
  retrying: 'Trying again…',
  stopped: 'This screen stopped.',
} as const;

const getPhase = (state: RemotePage): keyof typeof phaseAnnouncements => {
  if (state.kind === 'failed') return state.retrying ? 'retrying' : 'failed';
  return state.kind === 'waiting' && state.slow ? 'slow' : state.kind;
};

/** Text for the user; the exact reason is in the diagnostics panel. */
const stoppedText =
  'It met an error on our side. The rest of the app still works. Retry opens this screen again.';

const failureText =
  'The rest of the app still works. Try again in a moment. This screen retries automatically when you are back online.';

/** A remote's page: skeleton, page, or error with Retry. Errors never leave this screen. */
export const RemoteScreen = (hosted: HostedRoute) => {
  const { state, retry, renew, reportCrash, reportRenderError } = useRemotePage(hosted);
  useNewVersion(state.kind === 'ready' ? state.page : null, renew);
  const phase = getPhase(state);
  const { kernel } = useHost();
  /** The attempt whose page was on screen. */
  const started = useRef<string | null>(null);
  const { remote } = hosted;
  const settings = useMemo(() => kernel?.getSettings(remote) ?? resolveSettings(remote), [kernel, remote]);
  useEffect(() => {
    if (phaseAnnouncements[phase]) announce(phaseAnnouncements[phase]);
  }, [phase]);
  if (state.kind === 'waiting') return <LoadingScreen route={hosted.route} slow={state.slow} />;
  if (state.kind === 'stopped')
    return (
      <ErrorState heading="h1" title={`${hosted.route.title} stopped`} text={stoppedText} onRetry={retry} />
    );
  if (state.kind === 'failed')
    return (
      <ErrorState
        heading="h1"
        title={`${hosted.route.title} could not be loaded`}
        text={failureText}
        onRetry={retry}
        retrying={state.retrying}
      />
    );
  const { page } = state;
  const key = `${page.version}:${state.attempt}`;
  const handleCrash = (reason: string) =>
    (started.current === key ? reportRenderError : reportCrash)(page, reason);
  return (
    <RemoteBoundary key={key} onCrash={handleCrash}>
      <RemoteSettingsContext value={settings}>
        <MountWatch
          page={page}
          onStarted={() => (started.current = key)}
          fallback={<LoadingScreen route={hosted.route} />}
        >
          <page.Page />
        </MountWatch>
      </RemoteSettingsContext>
    </RemoteBoundary>
  );
};
