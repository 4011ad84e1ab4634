import { useStore } from 'zustand';
import { createToastStore, type Toast, type ToastInput } from './toasts/toastStore.ts';

export { createToastStore, type Toast, type ToastAction, type ToastInput } from './toasts/toastStore.ts';

const toasts = createToastStore();

/** Shows a toast; returns its id. */
export const showToast = (input: ToastInput): string => toasts.show(input);

/** An error toast; the title says what failed. `dismissErrors(topic)` closes it. */
export const showError = (title: string, description?: string, topic?: string): string =>
  toasts.show({
    title,
    ...(description && { description }),
    ...(topic && { topic }),
    variant: 'destructive',
  });

/** Closes the open error of a topic. Call it when the action starts again and when a field becomes valid. */
export const dismissErrors = (topic: string): void => toasts.dismissErrors(topic);

export const dismissToast = (id: string): void => toasts.dismiss(id);

/** Closes all open toasts. */
export const dismissToasts = (): void => {
  for (const toast of toasts.store.getState().toasts) if (toast.open) toasts.dismiss(toast.id);
};

/** All toasts, for the host's viewport. */
export const useToasts = (): Toast[] => useStore(toasts.store, (state) => state.toasts);
