import { pageTakenOverEvent } from '@rankwright/contracts/heldPage';
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Kernel } from '../kernel/kernel.ts';
import { useHost, type ReadyPage } from './HostContext.ts';

const Signal = ({ onMounted }: { onMounted: () => void }) => {
  const tell = useEffectEvent(onMounted);
  useEffect(() => tell(), []);
  return null;
};

interface MountWatchProps {
  page: ReadyPage;
  /** While the page suspends. */
  waiting: ReactNode;
  onLate: (reason: string) => void;
  children: ReactNode;
}

/** Step 9: the page has to be on screen within its deadline. The outer effect begins before the inner one can end it. */
export const MountWatch = ({ page, waiting, onLate, children }: MountWatchProps) => {
  const { kernel } = useHost();
  const watch = useRef<ReturnType<Kernel['mounting']> | undefined>(undefined);
  const late = useEffectEvent(onLate);
  useLayoutEffect(() => {
    watch.current = kernel?.mounting(page, (reason) => late(reason));
    return () => watch.current?.left();
  }, [kernel, page]);
  const mounted = (): void => {
    watch.current?.mounted();
    document.dispatchEvent(new Event(pageTakenOverEvent));
  };
  return (
    <Suspense fallback={waiting}>
      <Signal onMounted={mounted} />
      {children}
    </Suspense>
  );
};
