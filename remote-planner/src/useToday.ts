import { zonedDate } from '@rankwright/contracts/zonedTime';
import { profileQuery } from '@rankwright/sdk/queries';
import { useQuery } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { useEffect, useState } from 'react';

/** The account's zone; the browser's until the profile is there. */
export const useTimeZone = (): string => {
  const { userId } = useSession();
  const profile = useQuery(profileQuery(userId));
  return profile.data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
};

/** Today in the account's zone; looked at again when the tab comes back. */
export const useToday = (): string => {
  const timeZone = useTimeZone();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow(new Date());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return zonedDate(now, timeZone);
};
