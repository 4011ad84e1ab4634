import { paths } from '@rankwright/contracts/paths';
import { useQuery } from '@rankwright/sdk/query';
import { profileQuery } from '@rankwright/sdk/queries';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { useSession } from '@rankwright/sdk/session';
import { Link, Typography } from '@rankwright/shared-ui/core';
import { AccountSection } from '../layout/AccountSection.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** An account that only ever signed in with Google has no current password to give. */
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
    <AccountSection title="Change Password" lead="Every other device is signed out when it changes.">
      {profile.data?.hasPassword === false ? <WithoutPassword /> : <ChangePasswordForm />}
    </AccountSection>
  );
};
