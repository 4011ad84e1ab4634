import { useSyncExternalStore } from 'react';
import { useNotice, type Notice } from './notices.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const offline: Notice = {
  text: 'You are offline. What you type is kept on this device.',
  severity: 'warning',
};

/** Says that the network is gone, and that nothing typed is lost. */
export const useOfflineNotice = (): void => {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useNotice(online ? null : offline);
};
