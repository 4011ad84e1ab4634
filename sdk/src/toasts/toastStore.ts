import { toastTimes } from '@rankwright/contracts/limits';
import { createStore } from 'zustand/vanilla';

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastInput {
  title: string;
  description?: string;
  action?: ToastAction;
  /** `destructive` is for errors. */
  variant?: 'default' | 'destructive';
  /** What an error speaks of, e.g. a form; `dismissErrors` closes errors by it. */
  topic?: string;
  /** Milliseconds until it closes by itself. */
  durationMs?: number;
}

export interface Toast extends ToastInput {
  id: string;
  open: boolean;
  variant: 'default' | 'destructive';
  durationMs: number;
}

export interface ToastClock {
  after: (ms: number, run: () => void) => void;
}

const browserClock: ToastClock = { after: (ms, run) => void setTimeout(run, ms) };

/** At most one toast is open; a new one replaces it. */
export const createToastStore = (clock: ToastClock = browserClock) => {
  const store = createStore<{ toasts: Toast[] }>(() => ({ toasts: [] }));
  let count = 0;

  const dismiss = (id: string): void => {
    store.setState(({ toasts }) => ({
      toasts: toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)),
    }));
    clock.after(toastTimes.removeAfterMs, () =>
      store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
    );
  };

  const show = (input: ToastInput): string => {
    for (const toast of store.getState().toasts) if (toast.open) dismiss(toast.id);
    const toast: Toast = {
      variant: 'default',
      durationMs: toastTimes.defaultMs,
      ...input,
      id: `toast-${++count}`,
      open: true,
    };
    store.setState(({ toasts }) => ({ toasts: [...toasts, toast] }));
    return toast.id;
  };

  /** Closes the open error of a topic, because what it speaks of is tried again or has succeeded. */
  const dismissErrors = (topic: string): void => {
    for (const toast of store.getState().toasts)
      if (toast.open && toast.variant === 'destructive' && toast.topic === topic) dismiss(toast.id);
  };

  return { store, show, dismiss, dismissErrors };
};
