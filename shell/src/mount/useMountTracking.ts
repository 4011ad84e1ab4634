import { useLayoutEffect, useRef } from 'react';
import type { Kernel } from '../kernel/kernel.ts';
import { useHost, type LoadedPage } from '../hostContext/HostContext.ts';

/** Step 9: call the returned function when the component is on screen. Starts in a layout effect, before the component's own effect. */
export const useMountTracking = (page: LoadedPage): (() => void) => {
  const { kernel } = useHost();
  const tracking = useRef<ReturnType<Kernel['trackMount']> | undefined>(undefined);
  useLayoutEffect(() => {
    tracking.current = kernel?.trackMount(page);
    return () => tracking.current?.cancel();
  }, [kernel, page]);
  return () => tracking.current?.mounted();
};
