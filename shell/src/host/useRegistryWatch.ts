import { useEffect } from 'react';
import { useHost } from './HostContext.ts';

/** Coming back to the tab reads the registry again; a new version is taken at the next navigation. */
export const useRegistryWatch = (): void => {
  const { kernel } = useHost();
  useEffect(() => {
    if (!kernel) return;
    const read = () => {
      if (!document.hidden) void kernel.registry.refresh();
    };
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [kernel]);
};
