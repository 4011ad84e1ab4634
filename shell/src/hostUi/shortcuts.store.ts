import { createStore } from 'zustand/vanilla';
import { browserStorage } from '../kernel/ports/storage.ts';

const key = 'rankwright:shortcuts';
const storage = browserStorage(() => localStorage);

/** Whether single keys run shortcuts on this device. */
export const shortcutSettings = createStore<{ enabled: boolean }>(() => ({
  enabled: storage.get(key) !== 'off',
}));

export const setShortcutsEnabled = (enabled: boolean): void => {
  if (enabled) storage.remove(key);
  else storage.set(key, 'off');
  shortcutSettings.setState({ enabled });
};
