import type { RegisteredRemote, SlotContribution } from '@rankwright/contracts/remote';
import { RemoteSettingsContext } from '@rankwright/sdk/host';
import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import { useHost, type LoadedPage } from '../hostContext/HostContext.ts';
import { MountSignal } from '../mount/MountSignal.tsx';
import { RemoteBoundary } from '../mount/RemoteBoundary.tsx';
import { useMountTracking } from '../mount/useMountTracking.ts';
import { resolveSettings } from '../kernel/registry/remoteSettings.model.ts';
import { useContribution, type ContributionState } from './useContribution.ts';

interface MountedProps {
  page: LoadedPage;
  input: object;
  fallback: ReactNode;
}

const Mounted = ({ page, input, fallback }: MountedProps) => {
  const notifyMounted = useMountTracking(page);
  const Component = page.Page as ComponentType<object>;
  return (
    <Suspense fallback={fallback}>
      <MountSignal onMounted={notifyMounted} />
      <Component {...input} />
    </Suspense>
  );
};

export interface ContributionProps {
  remote: RegisteredRemote;
  contribution: SlotContribution;
  input: object;
  /** Draws what is not there yet, or cannot be there. */
  renderState: (state: Exclude<ContributionState, { kind: 'ready' }>, retry: () => void) => ReactNode;
}

/** One contribution behind its own boundary, with the settings of its remote. */
export const Contribution = ({ remote, contribution, input, renderState }: ContributionProps) => {
  const { kernel } = useHost();
  const { state, retry, fail } = useContribution(remote.name, contribution.id);
  const settings = useMemo(() => kernel?.getSettings(remote) ?? resolveSettings(remote), [kernel, remote]);
  if (state.kind !== 'ready') return renderState(state, retry);
  return (
    <RemoteBoundary onCrash={fail}>
      <RemoteSettingsContext value={settings}>
        <Mounted page={state.page} input={input} fallback={renderState({ kind: 'waiting' }, retry)} />
      </RemoteSettingsContext>
    </RemoteBoundary>
  );
};
