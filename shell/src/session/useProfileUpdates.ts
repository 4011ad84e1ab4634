import type { UserProfile } from '@rankwright/contracts/account';
import { profileQuery, profileUpdatedEvent, type ProfileUpdate } from '@rankwright/sdk/queries';
import { useQueryClient } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { useEffect } from 'react';

/** Merges `profileUpdated` events into the loaded profile. */
export const useProfileUpdates = (): void => {
  const { userId } = useSession();
  const queryClient = useQueryClient();
  useEffect(() => {
    const merge = (event: Event) => {
      const { detail } = event as CustomEvent<ProfileUpdate>;
      queryClient.setQueryData(
        profileQuery(userId).queryKey,
        (profile: UserProfile | undefined) => profile && { ...profile, ...detail },
      );
    };
    window.addEventListener(profileUpdatedEvent, merge);
    return () => window.removeEventListener(profileUpdatedEvent, merge);
  }, [userId, queryClient]);
};
