import { useQuery } from '@rankwright/sdk/query';
import { profileQuery } from '@rankwright/sdk/queries';
import { useSession } from '@rankwright/sdk/session';
import { AccountSection } from '../layout/AccountSection.tsx';
import { SessionList } from './SessionList.tsx';

/** Where the account is signed in; times are in the account's time zone. */
export const SessionSection = () => {
  const { userId } = useSession();
  const timeZone = useQuery(profileQuery(userId)).data?.timeZone ?? 'UTC';
  return (
    <AccountSection
      id="sessions"
      title="Active sessions"
      lead={`Where your account is signed in. Times are in ${timeZone.replace(/_/g, ' ')}.`}
    >
      <SessionList timeZone={timeZone} />
    </AccountSection>
  );
};
