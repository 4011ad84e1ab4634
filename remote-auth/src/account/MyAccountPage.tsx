import { messageOf } from '@rankwright/sdk/api';
import { useQuery, useQueryClient } from '@rankwright/sdk/query';
import { profileQuery } from '@rankwright/sdk/queries';
import { useSession } from '@rankwright/sdk/session';
import { Divider, ErrorState, PageHeader, Stack } from '@rankwright/shared-ui/core';
import type { UserProfile } from '@rankwright/contracts/account';
import { leads } from '../leads.ts';
import { accountQuery } from './account.data.ts';
import { AccountWaiting } from './AccountWaiting.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';

const Loaded = ({ account }: { account: UserProfile }) => {
  const stored = useQuery(accountQuery(account));
  const queryClient = useQueryClient();
  const keep = (user: UserProfile) => {
    queryClient.setQueryData(accountQuery(account).queryKey, user);
    queryClient.setQueryData(profileQuery(account.uid).queryKey, user);
  };
  if (stored.isPending) return <AccountWaiting />;
  if (stored.isError)
    return (
      <ErrorState
        title="Your profile could not be loaded"
        text={messageOf(stored.error, 'Please try again.')}
        onRetry={() => void stored.refetch()}
      />
    );
  return (
    <>
      <ProfilePicture profile={stored.data} onSaved={keep} />
      <ProfileForm key={stored.data.uid} profile={stored.data} onSaved={keep} />
    </>
  );
};

export const Component = () => {
  const { userId } = useSession();
  const account = useQuery(profileQuery(userId));
  return (
    <Stack spacing={5} divider={<Divider />}>
      <PageHeader title="My Account" lead={leads.account} />
      {account.isPending && <AccountWaiting />}
      {account.isError && (
        <ErrorState
          title="Your account could not be loaded"
          text={messageOf(account.error, 'Please try again.')}
          onRetry={() => void account.refetch()}
        />
      )}
      {account.data && <Loaded account={account.data} />}
    </Stack>
  );
};
