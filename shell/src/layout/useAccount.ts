import { displayNameOf } from '@rankwright/contracts/account';
import { profileQuery } from '@rankwright/sdk/queries';
import { useQuery } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** What the layout shows of the signed-in person. */
export const useAccount = () => {
  const { userId, token } = useSession();
  const profile = useQuery(profileQuery(userId));
  const name = profile.data ? displayNameOf(profile.data) : 'User';
  return {
    signedIn: token !== null,
    loading: profile.isPending && userId !== null,
    name,
    initials: initialsOf(name),
    email: profile.data?.email ?? '',
    picture: profile.data?.profilePicture ?? '',
  };
};
