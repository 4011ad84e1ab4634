import { pageHydratedEvent } from '@rankwright/contracts/hydration';
import { screenAttribute } from '@rankwright/contracts/remote';
import { Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { LoadedPage } from '../hostContext/HostContext.ts';
import { MountSignal } from '../mount/MountSignal.tsx';
import { useMountTracking } from '../mount/useMountTracking.ts';

const labelScreen = ({ remote, version }: LoadedPage): void =>
  document.querySelector('main')?.setAttribute(screenAttribute, `${remote}@${version}`);
const removeScreenLabel = (): void => document.querySelector('main')?.removeAttribute(screenAttribute);

interface MountWatchProps {
  page: LoadedPage;
  /** Shown while the page suspends. */
  fallback: ReactNode;
  /** The page is on screen, and its first effects have not thrown. */
  onStarted: () => void;
  children: ReactNode;
}

/** Step 9: tells when the page is on screen. However long that takes, it is not a failure. */
export const MountWatch = ({ page, fallback, onStarted, children }: MountWatchProps) => {
  const notifyMounted = useMountTracking(page);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useLayoutEffect(() => removeScreenLabel, [page]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const handleMounted = (): void => {
    notifyMounted();
    labelScreen(page);
    document.dispatchEvent(new Event(pageHydratedEvent));
    // After the effects of the page itself: an error in one of them unmounts this component first.
    timer.current = setTimeout(onStarted);
  };
  return (
    <Suspense fallback={fallback}>
      <MountSignal onMounted={handleMounted} />
      {children}
    </Suspense>
  );
};
