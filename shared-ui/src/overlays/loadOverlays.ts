import { useEffect, useSyncExternalStore } from 'react';

export type Overlays = typeof import('./implementation.ts');

interface OverlaysState {
  overlays: Overlays | null;
  failed: boolean;
}

const initialState: OverlaysState = { overlays: null, failed: false };
const listeners = new Set<() => void>();
let state = initialState;
let loading: Promise<void> | null = null;

const setState = (next: OverlaysState): void => {
  state = next;
  for (const listener of listeners) listener();
};

const load = async (): Promise<void> => {
  if (state.failed) setState(initialState);
  try {
    setState({
      overlays: await import('./implementation.ts'),
      failed: false,
    });
  } catch {
    setState({ overlays: null, failed: true });
    // The next overlay that opens tries again.
    loading = null;
  }
};

/** Loads dialogs, drawers, menus, popovers and tooltips; they load by themselves when the first one opens. */
export const loadOverlays = (): Promise<void> => (loading ??= load());

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOverlays = (isNeeded: boolean): OverlaysState => {
  useEffect(() => {
    if (isNeeded) void loadOverlays();
  }, [isNeeded]);
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => initialState,
  );
};
