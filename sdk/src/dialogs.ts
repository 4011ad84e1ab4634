import { useStore } from 'zustand';
import { createDialogs, type ConfirmRequest, type OpenConfirm } from './dialogs/dialogStore.ts';

const dialogs = createDialogs();

/** Asks the person; resolves to true when they confirm. */
export const confirm = (request: ConfirmRequest): Promise<boolean> => dialogs.confirm(request);

/** For the host, which draws the dialog. */
export const useOpenConfirm = (): OpenConfirm | null => useStore(dialogs.store, (state) => state.open);
