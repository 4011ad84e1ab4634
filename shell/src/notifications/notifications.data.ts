import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@rankwright/contracts/alerts';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import { queryOptions, savedOnDevice } from '@rankwright/sdk/query';

/** Refetched when the window gets the focus. */
export const notificationsQuery = queryOptions({
  ...endpointQuery(listNotifications),
  refetchOnWindowFocus: 'always',
  ...savedOnDevice,
});

export const requestMarkNotificationRead = (id: string) => callApi(markNotificationRead, { params: { id } });
export const requestMarkAllNotificationsRead = () => callApi(markAllNotificationsRead);
