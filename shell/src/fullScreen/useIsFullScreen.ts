import { fullScreen } from '@rankwright/sdk/host';
import { useSyncExternalStore } from 'react';

/** Whether a screen has the whole window, without sidebar and header. */
export const useIsFullScreen = (): boolean =>
  useSyncExternalStore(
    fullScreen.subscribe,
    () => fullScreen.getState().screens > 0,
    () => false,
  );
