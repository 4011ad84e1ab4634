import { listNotifications, readAllNotifications, readNotification } from '@rankwright/contracts/attention';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import { queryOptions } from '@rankwright/sdk/query';

/** Asked again each minute while the page is in front. */
export const notificationsQuery = queryOptions({
  ...endpointQuery(listNotifications),
  refetchInterval: 60_000,
});

export const markRead = (id: string) => callApi(readNotification, { params: { id } });
export const markAllRead = () => callApi(readAllNotifications);
