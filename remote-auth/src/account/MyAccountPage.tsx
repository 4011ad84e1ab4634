import { getErrorMessage } from '@rankwright/sdk/api';
import { useQuery, useQueryClient } from '@rankwright/sdk/query';
import { profileQuery } from '@rankwright/sdk/queries';
import { useSession } from '@rankwright/sdk/session';
import { Divider, ErrorState, PageHeader, Stack } from '@rankwright/shared-ui/core';
import type { UserProfile } from '@rankwright/contracts/account';
import { pageDescriptions } from '../pageDescriptions.ts';
import { accountQuery } from './account.data.ts';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';

const Loaded = ({ account }: { account: UserProfile }) => {
  const stored = useQuery(accountQuery(account));
  const queryClient = useQueryClient();
  const updateCachedProfile = (user: UserProfile) => {
    queryClient.setQueryData(accountQuery(account).queryKey, user);
    queryClient.setQueryData(profileQuery(account.uid).queryKey, user);
  };
  if (stored.isPending) return <AccountSkeleton />;
  if (stored.isError)
    return (
      <ErrorState
        title="Your profile could not be loaded"
        text={getErrorMessage(stored.error, 'Please try again.')}
        onRetry={() => void stored.refetch()}
      />
    );
  return (
    <>
      <ProfilePicture profile={stored.data} onSaved={updateCachedProfile} />
      <ProfileForm key={stored.data.uid} profile={stored.data} onSaved={updateCachedProfile} />
    </>
  );
};

export const Component = () => {
  const { userId } = useSession();
  const account = useQuery(profileQuery(userId));
  return (
    <Stack spacing={5} divider={<Divider />}>
      <PageHeader title="My Account" lead={pageDescriptions.account} />
      {account.isPending && <AccountSkeleton />}
      {account.isError && (
        <ErrorState
          title="Your account could not be loaded"
          text={getErrorMessage(account.error, 'Please try again.')}
          onRetry={() => void account.refetch()}
        />
      )}
      {account.data && <Loaded account={account.data} />}
    </Stack>
  );
};
