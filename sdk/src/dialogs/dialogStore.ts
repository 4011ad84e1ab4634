import { createStore } from 'zustand/vanilla';

export interface ConfirmRequest {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** Destroys something: the confirming button is marked as such. */
  destructive?: boolean;
}

export interface OpenConfirm extends ConfirmRequest {
  answer: (confirmed: boolean) => void;
}

export const createDialogs = () => {
  const store = createStore<{ open: OpenConfirm | null }>(() => ({ open: null }));
  return {
    store,
    /** Asks and waits; a second question answers the first with no. */
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
