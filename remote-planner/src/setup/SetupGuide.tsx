import { isSetupOpen, type Setup } from '@rankwright/contracts/setup';
import { useSearchParams } from '@rankwright/sdk/router';
import { useLayoutEffect } from 'react';
import { SetupChecklist } from './SetupChecklist.tsx';
import { SetupDialog } from './SetupDialog.tsx';

interface SetupGuideProps {
  setup: Setup;
  hasDialog: boolean;
  today: string;
  /** Called once it stands on the page. */
  onShow: () => void;
}

/** The checklist of a new account and the dialog that works through it. */
export const SetupGuide = ({ setup, hasDialog, today, onShow }: SetupGuideProps) => {
  useLayoutEffect(onShow, [onShow]);
  const [, setSearch] = useSearchParams();
  const setDialog = (isOpen: boolean) =>
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (isOpen) next.set('setup', 'open');
        else next.delete('setup');
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      {isSetupOpen(setup) && <SetupChecklist setup={setup} onOpen={() => setDialog(true)} />}
      {hasDialog && (
        <SetupDialog hasProfile={setup.steps.profile} today={today} onClose={() => setDialog(false)} />
      )}
    </>
  );
};
