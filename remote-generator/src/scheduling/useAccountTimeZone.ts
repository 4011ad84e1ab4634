import { profileQuery } from '@rankwright/sdk/queries';
import { useQuery } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';

/** The account's time zone; the browser's until the profile has loaded. */
export const useAccountTimeZone = (): string => {
  const { userId } = useSession();
  const profile = useQuery(profileQuery(userId));
  return profile.data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
};
