import { pageHydratedEvent } from '@rankwright/contracts/deferredHydration';
import { screenAttribute } from '@rankwright/contracts/remote';
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Kernel } from '../kernel/kernel.ts';
import { useHost, type LoadedPage } from '../hostContext/HostContext.ts';

const MountSignal = ({ onMounted }: { onMounted: () => void }) => {
  const notifyMounted = useEffectEvent(onMounted);
  useEffect(() => notifyMounted(), []);
  return null;
};

const labelScreen = ({ remote, version }: LoadedPage): void =>
  document.querySelector('main')?.setAttribute(screenAttribute, `${remote}@${version}`);
const removeScreenLabel = (): void => document.querySelector('main')?.removeAttribute(screenAttribute);

interface MountWatchProps {
  page: LoadedPage;
  /** Shown while the page suspends. */
  fallback: ReactNode;
  onLate: (reason: string) => void;
  children: ReactNode;
}

/** Step 9: the page has to mount within its deadline. The layout effect starts the watch before the inner effect can end it. */
export const MountWatch = ({ page, fallback, onLate, children }: MountWatchProps) => {
  const { kernel } = useHost();
  const watch = useRef<ReturnType<Kernel['trackMount']> | undefined>(undefined);
  const notifyLate = useEffectEvent(onLate);
  useLayoutEffect(() => {
    watch.current = kernel?.trackMount(page, (reason) => notifyLate(reason));
    return () => {
      watch.current?.cancel();
      removeScreenLabel();
    };
  }, [kernel, page]);
  const handleMounted = (): void => {
    watch.current?.mounted();
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
