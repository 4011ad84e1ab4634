import type { PagePrefetch } from '@rankwright/sdk/router';
import { alertsQuery } from './alerts/alerts.data.ts';
import { backlogQuery } from './backlog/backlog.data.ts';
import { monthQuery } from './calendar/calendar.data.ts';
import { parseMonth, shiftMonth } from './calendar/calendar.model.ts';
import { setupQuery } from './setup/setupQuery.ts';
import { getToday } from './useToday.ts';

/** What stands above the plan, and the months around the one in the address; `remote.config.ts` names the same requests. */
export const prefetch: PagePrefetch = ({ queryClient, userId, search }) => {
  const month = parseMonth(search.get('month'), getToday(queryClient, userId));
  const months = [0, -1, 1].map((by) => monthQuery(shiftMonth(month, by)));
  return Promise.all([
    ...months.map((query) => queryClient.query(query)),
    queryClient.query(backlogQuery),
    queryClient.query(setupQuery),
    queryClient.query(alertsQuery),
  ]);
};
