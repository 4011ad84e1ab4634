import { useApiMutation } from '@rankwright/sdk/query';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { requestSendVerificationEmail } from './settings.data.ts';

export const SendLinkButton = ({ label }: { label: string }) => {
  const sending = useApiMutation({
    send: requestSendVerificationEmail,
    errorText: 'The link could not be sent. Please try again.',
    success: ({ message }) => ({ title: 'Link sent', description: message }),
  });
  return (
    <Button size="small" loading={sending.isPending} onClick={() => sending.mutate()}>
      {label}
    </Button>
  );
};

/** Why the control described by `id` is off, and a new link in place. */
export const VerifyFirst = ({ id }: { id: string }) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
    <Typography id={id} variant="body2" color="textSecondary">
      Verify your email address first.
    </Typography>
    <SendLinkButton label="Send link again" />
  </Stack>
);
