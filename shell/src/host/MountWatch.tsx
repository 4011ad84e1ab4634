import { pageHydratedEvent } from '@rankwright/contracts/deferredHydration';
import { screenAttribute } from '@rankwright/contracts/remote';
import { appMainSelector } from '@rankwright/contracts/savedScreen';
import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import type { LoadedPage } from '../hostContext/HostContext.ts';
import { MountSignal } from '../mount/MountSignal.tsx';
import { useMountDeadline } from '../mount/useMountDeadline.ts';

const labelScreen = ({ remote, version }: LoadedPage): void =>
  document.querySelector(appMainSelector)?.setAttribute(screenAttribute, `${remote}@${version}`);
const removeScreenLabel = (): void =>
  document.querySelector(appMainSelector)?.removeAttribute(screenAttribute);

interface MountWatchProps {
  page: LoadedPage;
  /** Shown while the page suspends. */
  fallback: ReactNode;
  onLate: (reason: string) => void;
  children: ReactNode;
}

/** Step 9: the page has to mount within its deadline. */
export const MountWatch = ({ page, fallback, onLate, children }: MountWatchProps) => {
  const notifyMounted = useMountDeadline(page, onLate);
  useLayoutEffect(() => removeScreenLabel, [page]);
  const handleMounted = (): void => {
    notifyMounted();
    labelScreen(page);
    document.dispatchEvent(new Event(pageHydratedEvent));
  };
  return (
    <Suspense fallback={fallback}>
      <MountSignal onMounted={handleMounted} />
      {children}
    </Suspense>
  );
};
