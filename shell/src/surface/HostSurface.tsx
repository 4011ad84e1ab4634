import { announcements, hasUnsavedWork } from '@rankwright/sdk/host';
import { useOpenConfirm } from '@rankwright/sdk/dialogs';
import { dismissToast, useToasts } from '@rankwright/sdk/toasts';
import { Box, ConfirmDialog, Toaster, visuallyHidden } from '@rankwright/shared-ui/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHost } from '../host/HostContext.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { LedgerPanel } from './LedgerPanel.tsx';
import { NoticeStack } from './NoticeStack.tsx';
import { OverrideNotices } from './OverrideNotices.tsx';
import { useOfflineNotice } from './useOfflineNotice.ts';

/** The one live region that speaks for the whole app. */
const LiveRegion = () => {
  const { id, text } = useSyncExternalStore(
    announcements.subscribe,
    announcements.getState,
    announcements.getInitialState,
  );
  return (
    <Box aria-live="polite" sx={visuallyHidden}>
      <span key={id}>{text}</span>
    </Box>
  );
};

const useLeaveWarning = (): void =>
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

/** What lies over every screen: notices, toasts, questions, announcements, the command palette, the ledger. */
export const HostSurface = () => {
  const toasts = useToasts();
  const question = useOpenConfirm();
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  const { kernel } = useHost();
  useLeaveWarning();
  useOfflineNotice();
  return (
    <>
      {kernel && <OverrideNotices kernel={kernel} />}
      <NoticeStack />
      <Toaster toasts={toasts} onDismiss={dismissToast} />
      {last && <ConfirmDialog {...last} open={question !== null} onAnswer={last.answer} />}
      <LiveRegion />
      <CommandPalette />
      <LedgerPanel />
    </>
  );
};
