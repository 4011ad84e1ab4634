import { useStore } from 'zustand';
import { createToastStore, type Toast, type ToastInput } from './toasts/toastStore.ts';

export { createToastStore, type Toast, type ToastAction, type ToastInput } from './toasts/toastStore.ts';

const toasts = createToastStore();

/** Shows a toast; returns its id. */
export const showToast = (input: ToastInput): string => toasts.show(input);

/** An error toast; the title says what failed. */
export const showError = (title: string, description?: string): string =>
  toasts.show({ title, ...(description && { description }), variant: 'destructive' });

export const dismissToast = (id: string): void => toasts.dismiss(id);

/** Closes all open toasts. */
export const dismissToasts = (): void => {
  for (const toast of toasts.store.getState().toasts) if (toast.open) toasts.dismiss(toast.id);
};

/** All toasts, for the host's viewport. */
export const useToasts = (): Toast[] => useStore(toasts.store, (state) => state.toasts);
