import { getErrorMessage } from '@rankwright/sdk/api';
import { profileQuery } from '@rankwright/sdk/queries';
import { useQuery } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { Chip, ErrorState, Skeleton, Stack, Typography } from '@rankwright/shared-ui/core';
import { AccountSection } from '../layout/AccountSection.tsx';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { SendLinkButton } from './VerifyFirst.tsx';

/** Of a small button, in px. */
const rowHeight = 32;

const CurrentAddress = ({ email, verified }: { email: string; verified: boolean }) => (
  <Stack spacing={1}>
    <Typography noWrap title={email} sx={{ fontWeight: 600 }}>
      {email}
    </Typography>
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', height: rowHeight }}>
      <Chip size="small" label={verified ? 'Verified' : 'Not verified'} />
      {!verified && <SendLinkButton label="Send verification link" />}
    </Stack>
  </Stack>
);

/** As high as the address, so that the form below does not move. */
const AddressSkeleton = () => (
  <Stack spacing={1}>
    <Typography component="div">
      <Skeleton width="16em" />
    </Typography>
    <Skeleton width="6em" height={rowHeight} />
  </Stack>
);

/** The account's email address, whether it is verified, and how to change it. */
export const EmailAddressSection = () => {
  const { userId } = useSession();
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery(userId));
  return (
    <AccountSection
      id="email-address"
      title="Email address"
      lead="Connecting a site, an own model and publishing need a verified address. We send a link when you change it."
    >
      <Stack spacing={2.5}>
        {profile && <CurrentAddress email={profile.email} verified={profile.emailVerified} />}
        {!profile && !error && <AddressSkeleton />}
        {!profile && error && (
          <ErrorState
            size="small"
            title="Your email address could not be loaded"
            text={getErrorMessage(error, 'Please try again.')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {/* Most accounts have a password; the form is there before that is known, so that nothing is pushed down. */}
        <ChangeEmailForm hasPassword={profile?.hasPassword ?? true} />
      </Stack>
    </AccountSection>
  );
};
