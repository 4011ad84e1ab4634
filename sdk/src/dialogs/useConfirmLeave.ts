import { useEffect } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { confirm } from '../dialogs.ts';
import { unsavedWork } from '../host.ts';
import { session } from '../session/session.ts';

const findUnstoredWork = (): string | undefined => Object.values(unsavedWork.getState().unstored)[0];

const isLeavingUnstoredWork: BlockerFunction = ({ currentLocation, nextLocation }) =>
  findUnstoredWork() !== undefined &&
  session.current().token !== null &&
  currentLocation.pathname !== nextLocation.pathname;

/** Asks before another screen replaces a changed form; never when the session has ended. For the host. */
export const useConfirmLeave = (): void => {
  const blocker = useBlocker(isLeavingUnstoredWork);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Leave without saving?',
      text: `${findUnstoredWork() ?? 'This screen'} has changes that are not saved.`,
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
      destructive: true,
    }).then((leaves) => {
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker]);
};
