import { Alert } from '@rankwright/shared-ui/core';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that the network is gone, and that nothing typed is lost. */
export const OfflineNotice = () => {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <Alert
      severity="warning"
      sx={{ position: 'fixed', bottom: 16, left: 16, zIndex: 1500, bgcolor: 'background.paper' }}
    >
      You are offline. What you type is kept on this device.
    </Alert>
  );
};
