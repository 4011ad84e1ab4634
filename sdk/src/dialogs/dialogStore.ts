import { createStore } from 'zustand/vanilla';

export interface ConfirmRequest {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** Styles the confirm button as a destructive action. */
  destructive?: boolean;
}

export interface OpenConfirm extends ConfirmRequest {
  answer: (confirmed: boolean) => void;
}

export const createDialogStore = () => {
  const store = createStore<{ open: OpenConfirm | null }>(() => ({ open: null }));
  return {
    store,
    /** Opens the dialog; a second request resolves the first to false. */
    confirm: (request: ConfirmRequest): Promise<boolean> =>
      new Promise((resolve) => {
        store.getState().open?.answer(false);
        const answer = (confirmed: boolean) => {
          store.setState({ open: null });
          resolve(confirmed);
        };
        store.setState({ open: { ...request, answer } });
      }),
  };
};
