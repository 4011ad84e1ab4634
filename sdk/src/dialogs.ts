import { useStore } from 'zustand';
import { createDialogStore, type ConfirmRequest, type OpenConfirm } from './dialogs/dialogStore.ts';

const dialogs = createDialogStore();

/** Opens a confirmation dialog; resolves to true when the user confirms. */
export const confirm = (request: ConfirmRequest): Promise<boolean> => dialogs.confirm(request);

/** The open confirmation dialog, for the host that renders it. */
export const useOpenConfirm = (): OpenConfirm | null => useStore(dialogs.store, (state) => state.open);
