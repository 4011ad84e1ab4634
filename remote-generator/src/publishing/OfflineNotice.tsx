import { Button, Stack, Typography } from '@rankwright/shared-ui/core';

interface OfflineNoticeProps {
  id: string;
  /** What will happen after reconnecting. */
  message: string;
  cancelLabel: string;
  onCancel: () => void;
}

/** Shows that a request waits for the network, with a button to cancel it. */
export const OfflineNotice = ({ id, message, cancelLabel, onCancel }: OfflineNoticeProps) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
    <Typography id={id} variant="body2" color="textSecondary" role="status">
      You are offline. {message}
    </Typography>
    <Button size="small" onClick={onCancel}>
      {cancelLabel}
    </Button>
  </Stack>
);
