import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useHost } from '../hostContext/HostContext.ts';
import type { SavedQueries } from '../offline/persistQueries.ts';
import type { SavedAnswersState } from '../offline/savedAnswers.ts';
import { describeConnection } from './connection.model.ts';
import { useNotice, type Notice } from './notices.ts';

/** Milliseconds in which the server usually answers. */
const slowAfterMs = 500;

const subscribeToNetwork = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const nothingSaved: SavedAnswersState = { savedAt: null, isUnreachable: false };

const useSavedState = (saved: SavedQueries | undefined): SavedAnswersState =>
  useSyncExternalStore(
    saved?.store.subscribe ?? (() => () => undefined),
    () => saved?.store.getState() ?? nothingSaved,
    () => nothingSaved,
  );

/** True once saved answers have been on screen for longer than a moment. */
const useIsSlow = (isSavedShown: boolean): boolean => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isSavedShown) return;
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isSavedShown]);
  return isSlow;
};

/** Says that the browser is offline, and that what is on screen was saved on this device. */
export const useConnectionNotice = (): void => {
  const { saved } = useHost();
  const { savedAt, isUnreachable } = useSavedState(saved);
  const isSlow = useIsSlow(savedAt !== null);
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  useNotice(
    useMemo((): Notice | null => {
      const described = describeConnection({ isOnline, isSlow, isUnreachable, savedAt }, Date.now());
      if (!described) return null;
      const { text, severity, canRetry } = described;
      const action = { label: 'Try again', run: () => void saved?.refresh() };
      return { text, severity, ...(canRetry && { action }) };
    }, [isOnline, isSlow, isUnreachable, savedAt, saved]),
  );
};
