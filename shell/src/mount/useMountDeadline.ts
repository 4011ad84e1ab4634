import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Kernel } from '../kernel/kernel.ts';
import { useHost, type LoadedPage } from '../hostContext/HostContext.ts';

/**
 * Starts the deadline of step 9; call the returned function when the component is on screen. The layout effect starts the
 * watch before the component's own effect can end it.
 */
export const useMountDeadline = (page: LoadedPage, onLate: (reason: string) => void): (() => void) => {
  const { kernel } = useHost();
  const watch = useRef<ReturnType<Kernel['trackMount']> | undefined>(undefined);
  const notifyLate = useEffectEvent(onLate);
  useLayoutEffect(() => {
    watch.current = kernel?.trackMount(page, (reason) => notifyLate(reason));
    return () => watch.current?.cancel();
  }, [kernel, page]);
  return () => watch.current?.mounted();
};
