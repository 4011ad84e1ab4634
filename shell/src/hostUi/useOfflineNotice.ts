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
  text: 'You are offline. Drafts are saved on this device.',
  severity: 'warning',
};

/** Shows a notice while the browser is offline. */
export const useOfflineNotice = (): void => {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useNotice(online ? null : offline);
};
