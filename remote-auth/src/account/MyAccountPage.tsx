import { messageOf } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { profileQuery } from '@rankwright/sdk/queries';
import { useSession } from '@rankwright/sdk/session';
import { Divider, ErrorState, PageHeader, Stack, WaitingState } from '@rankwright/shared-ui/core';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';

export const Component = () => {
  const { userId } = useSession();
  const profile = useQuery(profileQuery(userId));
  if (profile.isPending) return <WaitingState shape="form" />;
  if (profile.isError)
    return (
      <ErrorState
        title="Your profile could not be loaded"
        text={messageOf(profile.error, 'Please try again.')}
        onRetry={() => void profile.refetch()}
      />
    );
  return (
    <Stack spacing={4} divider={<Divider />}>
      <PageHeader title="My Account" />
      <ProfilePicture profile={profile.data} />
      <ProfileForm key={profile.data.uid} profile={profile.data} />
    </Stack>
  );
};
