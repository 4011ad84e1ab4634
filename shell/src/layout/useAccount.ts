import { getDisplayName } from '@rankwright/contracts/account';
import { profileQuery } from '@rankwright/sdk/queries';
import { useQuery } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';

const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** Name, initials, e-mail and picture of the signed-in user, for the layout. */
export const useAccount = () => {
  const { userId, token } = useSession();
  const profile = useQuery(profileQuery(userId));
  const name = profile.data ? getDisplayName(profile.data) : 'User';
  return {
    signedIn: token !== null,
    /** Also in the static app shell, which knows no user. */
    loading: profile.isPending,
    name,
    initials: profile.isPending ? '' : getInitials(name),
    email: profile.data?.email ?? '',
    picture: profile.data?.profilePicture ?? '',
  };
};
