import { formatZonedDate } from '@rankwright/contracts/zonedTime';
import { getBrowserTimeZone, profileQuery, useTimeZone } from '@rankwright/sdk/queries';
import type { QueryClient } from '@rankwright/sdk/query';
import { useEffect, useState } from 'react';

/** Today as `YYYY-MM-DD`, as far as it is known outside of a component. */
export const getToday = (queryClient: QueryClient, userId: string | null): string => {
  const profile = queryClient.getQueryData(profileQuery(userId).queryKey);
  return formatZonedDate(new Date(), profile?.timeZone ?? getBrowserTimeZone());
};

/** Today as `YYYY-MM-DD` in the account's time zone; updated when the tab becomes visible again. */
export const useToday = (): string => {
  const timeZone = useTimeZone();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const updateNow = () => setNow(new Date());
    document.addEventListener('visibilitychange', updateNow);
    return () => document.removeEventListener('visibilitychange', updateNow);
  }, []);
  return formatZonedDate(now, timeZone);
};
