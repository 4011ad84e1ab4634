import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from '../dialogs.ts';
import { session } from '../session/session.ts';
import type { ConfirmRequest } from './dialogStore.ts';

/** Asks before another screen replaces this one while `dirty`; never when the session has ended. */
export const useConfirmLeave = (dirty: boolean, { title, text, confirmLabel }: ConfirmRequest): void => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && session.current().token !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({ title, text, confirmLabel, cancelLabel: 'Stay', destructive: true }).then((leaves) => {
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, title, text, confirmLabel]);
};
