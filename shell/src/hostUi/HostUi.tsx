import { announcements, hasUnsavedWork } from '@rankwright/sdk/host';
import { useOpenConfirm } from '@rankwright/sdk/dialogs';
import { useConfirmLeave } from '@rankwright/sdk/router';
import { dismissToast, useToasts } from '@rankwright/sdk/toasts';
import { Box, Toaster, visuallyHidden } from '@rankwright/shared-ui/core';
import { ConfirmDialog } from '@rankwright/shared-ui/overlays';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHost } from '../hostContext/HostContext.ts';
import { useIsFullScreen } from '../fullScreen/useIsFullScreen.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { DiagnosticsPanel } from './DiagnosticsPanel.tsx';
import { NoticeStack } from './NoticeStack.tsx';
import { OverrideNotices } from './OverrideNotices.tsx';
import { useConnectionNotice } from './useConnectionNotice.ts';

/** The live region of the whole app. */
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
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, []);

/** UI over every screen: notices, toasts, confirm dialog, announcements, command palette, diagnostics panel. */
export const HostUi = () => {
  const toasts = useToasts();
  const confirmRequest = useOpenConfirm();
  const [lastRequest, setLastRequest] = useState(confirmRequest);
  if (confirmRequest && confirmRequest !== lastRequest) setLastRequest(confirmRequest);
  const { kernel } = useHost();
  const isFullScreen = useIsFullScreen();
  useLeaveWarning();
  useConfirmLeave();
  useConnectionNotice();
  return (
    <>
      {kernel && <OverrideNotices kernel={kernel} />}
      <NoticeStack />
      <Toaster toasts={toasts} onDismiss={dismissToast} placement={isFullScreen ? 'bottom' : 'top'} />
      {lastRequest && (
        <ConfirmDialog {...lastRequest} open={confirmRequest !== null} onAnswer={lastRequest.answer} />
      )}
      <LiveRegion />
      <CommandPalette />
      <DiagnosticsPanel />
    </>
  );
};
