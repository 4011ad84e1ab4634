import { useEffect } from 'react';
import { useHost } from '../hostContext/HostContext.ts';

/** Refreshes the registry when the tab gets the focus or the network is back. */
export const useRegistryWatch = (): void => {
  const { kernel } = useHost();
  useEffect(() => {
    if (!kernel) return;
    const read = () => {
      if (!document.hidden) void kernel.registry.refresh();
    };
    document.addEventListener('visibilitychange', read);
    window.addEventListener('focus', read);
    window.addEventListener('online', read);
    return () => {
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('focus', read);
      window.removeEventListener('online', read);
    };
  }, [kernel]);
};
