import { paths } from '@rankwright/contracts/paths';
import { useQuery } from '@rankwright/sdk/query';
import { profileQuery } from '@rankwright/sdk/queries';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { useSession } from '@rankwright/sdk/session';
import { Link, Typography } from '@rankwright/shared-ui/core';
import { AccountSection } from '../layout/AccountSection.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** Accounts created with Google have no current password to enter. */
const WithoutPassword = () => (
  <Typography>
    You sign in with Google and have no password yet.{' '}
    <Link component={RouterLink} to={paths.forgotPassword}>
      Set one by email
    </Link>
  </Typography>
);

export const PasswordSection = () => {
  const { userId } = useSession();
  const profile = useQuery(profileQuery(userId));
  return (
    <AccountSection
      id="password"
      title="Change Password"
      lead="Changing your password signs you out on all other devices."
    >
      {profile.data?.hasPassword === false ? <WithoutPassword /> : <ChangePasswordForm />}
    </AccountSection>
  );
};
