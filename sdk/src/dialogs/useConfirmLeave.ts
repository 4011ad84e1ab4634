import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useStore } from 'zustand';
import { confirm } from '../dialogs.ts';
import { unsavedWork } from '../host.ts';
import { session } from '../session/session.ts';

const hasUnstoredWork = (): boolean => Object.keys(unsavedWork.getState().unstored).length > 0;

/**
 * Asks before another screen replaces a changed form; never when the session has ended. For the host: a router supports
 * one blocker.
 */
export const useConfirmLeave = (): void => {
  const label = useStore(unsavedWork, ({ unstored }) => Object.values(unstored)[0] ?? '');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnstoredWork() &&
      session.current().token !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Leave without saving?',
      text: `${label} has changes that are not saved.`,
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
      destructive: true,
    }).then((leaves) => {
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, label]);
};
