import { useEffect } from 'react';
import { confirm } from '../dialogs.ts';
import { unsavedWork } from '../host.ts';
import { useRouter } from '../routing/RouterProvider.tsx';
import { session } from '../session/session.ts';

const findUnstoredWork = (): string | undefined => Object.values(unsavedWork.getState().unstored)[0];

/** Asks before another screen replaces a changed form; never when the session has ended. For the host. */
export const useConfirmLeave = (): void => {
  const router = useRouter();
  useEffect(
    () =>
      router.setGuard((pathname, leave) => {
        const label = findUnstoredWork();
        const isSameScreen = pathname === router.state.location.pathname;
        if (label === undefined || session.current().token === null || isSameScreen) return false;
        void confirm({
          title: 'Leave without saving?',
          text: `${label} has changes that are not saved.`,
          confirmLabel: 'Leave',
          cancelLabel: 'Stay',
          destructive: true,
        }).then((leaves) => {
          if (leaves) leave();
        });
        return true;
      }),
    [router],
  );
};
