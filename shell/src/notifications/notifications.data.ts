import { listNotifications, readAllNotifications, readNotification } from '@rankwright/contracts/alerts';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import { queryOptions } from '@rankwright/sdk/query';

/** Refetched every minute while the tab is visible. */
export const notificationsQuery = queryOptions({
  ...endpointQuery(listNotifications),
  refetchInterval: 60_000,
});

export const markRead = (id: string) => callApi(readNotification, { params: { id } });
export const markAllRead = () => callApi(readAllNotifications);
