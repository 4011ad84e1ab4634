import { useStore } from 'zustand';
import { createToasts, type Toast, type ToastInput } from './toasts/toastStore.ts';

export { createToasts, type Toast, type ToastAction, type ToastInput } from './toasts/toastStore.ts';

const toasts = createToasts();

/** Shows a toast in the host's viewport; gives its id. */
export const showToast = (input: ToastInput): string => toasts.show(input);

/** An error toast; the title says what failed. */
export const showError = (title: string, description?: string): string =>
  toasts.show({ title, ...(description && { description }), variant: 'destructive' });

export const dismissToast = (id: string): void => toasts.dismiss(id);

/** Closes whatever is open, as at the end of a visit. */
export const dismissToasts = (): void => {
  for (const toast of toasts.store.getState().toasts) if (toast.open) toasts.dismiss(toast.id);
};

/** For the host's viewport. */
export const useToasts = (): Toast[] => useStore(toasts.store, (state) => state.toasts);
