import { profileQuery } from '@rankwright/sdk/queries';
import { useApiMutation, useQuery } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { Button, Chip, Stack, Typography } from '@rankwright/shared-ui/core';
import { AccountSection } from '../layout/AccountSection.tsx';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { requestSendVerificationEmail } from './settings.data.ts';

/** The account's email address, whether it is verified, and how to change it. */
export const EmailAddressSection = () => {
  const { userId } = useSession();
  const { data: profile } = useQuery(profileQuery(userId));
  const sending = useApiMutation({
    send: requestSendVerificationEmail,
    errorText: 'The link could not be sent. Please try again.',
    success: ({ message }) => ({ title: 'Link sent', description: message }),
  });
  return (
    <AccountSection
      id="email-address"
      title="Email address"
      lead="Connecting a site and publishing need a verified address. We send a link when you change it."
    >
      {profile && (
        <Stack spacing={2.5}>
          <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{profile.email}</Typography>
            <Chip size="small" label={profile.emailVerified ? 'Verified' : 'Not verified'} />
            {!profile.emailVerified && (
              <Button size="small" loading={sending.isPending} onClick={() => sending.mutate()}>
                Send verification link
              </Button>
            )}
          </Stack>
          <ChangeEmailForm hasPassword={profile.hasPassword} />
        </Stack>
      )}
    </AccountSection>
  );
};
