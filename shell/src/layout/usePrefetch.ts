import { useRef } from 'react';
import { useHost, type HostedRoute } from '../host/HostContext.ts';

const intentMs = 80;

/** Handlers that load a page when the pointer or the focus rests on its link; leaving in time cancels. */
export const usePrefetch = (hosted: HostedRoute | null) => {
  const { kernel } = useHost();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const begin = () => {
    if (!kernel || !hosted) return;
    timer.current = setTimeout(() => void kernel.page(hosted.remote.name, hosted.route.path), intentMs);
  };
  const cancel = () => clearTimeout(timer.current);
  return { onMouseEnter: begin, onFocus: begin, onMouseLeave: cancel, onBlur: cancel };
};
