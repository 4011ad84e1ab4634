import { unsavedWork } from '@rankwright/sdk/host';
import { Alert, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { useSyncExternalStore } from 'react';
import { useIsFullScreen } from '../fullScreen/useIsFullScreen.ts';
import { notices, type Notice } from './notices.ts';

const useHasUnsavedWork = (): boolean =>
  useSyncExternalStore(
    unsavedWork.subscribe,
    () => Object.keys(unsavedWork.getState().labels).length > 0,
    () => false,
  );

const NoticeCard = ({ notice }: { notice: Notice }) => {
  const isUnsaved = useHasUnsavedWork();
  const { text, severity = 'info', action, waitsForSave = false } = notice;
  const isBlocked = waitsForSave && isUnsaved;
  return (
    <Alert
      role="status"
      severity={severity}
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', alignItems: 'center' }}
      action={
        action && (
          <Button size="small" color="inherit" disabled={isBlocked} onClick={action.run}>
            {action.label}
          </Button>
        )
      }
    >
      {text}
      {isBlocked && (
        <Typography variant="body2" color="textSecondary">
          Save your work first.
        </Typography>
      )}
    </Alert>
  );
};

/** Pixels: above the commands that a full-screen page has at the lower edge of a phone. */
const aboveCommands = 72;

/** Current notices, in the lower left corner. */
export const NoticeStack = () => {
  const { list } = useSyncExternalStore(notices.subscribe, notices.getState, notices.getInitialState);
  const isFullScreen = useIsFullScreen();
  if (list.length === 0) return null;
  return (
    <Stack
      spacing={1}
      sx={{
        position: 'fixed',
        zIndex: 1500,
        left: { xs: 16, sm: 24 },
        right: { xs: 16, sm: 'auto' },
        bottom: isFullScreen ? { xs: aboveCommands, md: 24 } : { xs: 16, sm: 24 },
        maxWidth: { sm: 440 },
      }}
    >
      {list.map((notice) => (
        <NoticeCard key={notice.text} notice={notice} />
      ))}
    </Stack>
  );
};
