import { listNotifications, readAllNotifications, readNotification } from '@rankwright/contracts/alerts';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import { queryOptions } from '@rankwright/sdk/query';

/** Refetched when the window gets the focus. */
export const notificationsQuery = queryOptions({
  ...endpointQuery(listNotifications),
  refetchOnWindowFocus: 'always',
});

export const markRead = (id: string) => callApi(readNotification, { params: { id } });
export const markAllRead = () => callApi(readAllNotifications);
