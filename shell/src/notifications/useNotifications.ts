import { useApiMutation, useQuery } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import {
  requestMarkAllNotificationsRead,
  requestMarkNotificationRead,
  notificationsQuery,
} from './notifications.data.ts';

const failureText = 'The notifications could not be updated. Please try again.';
const invalidates = [notificationsQuery.queryKey];

/** Notifications, newest first, with the unread count and the mutations that mark them as read. */
export const useNotifications = () => {
  const { token } = useSession();
  const query = useQuery({ ...notificationsQuery, enabled: token !== null });
  const reading = useApiMutation({ send: requestMarkNotificationRead, errorText: null, invalidates });
  const readingAll = useApiMutation({
    send: requestMarkAllNotificationsRead,
    errorText: failureText,
    invalidates,
  });
  return {
    query,
    list: query.data?.notifications ?? [],
    unread: query.data?.unread ?? 0,
    read: (id: string): void => reading.mutate(id),
    readAll: (): void => readingAll.mutate(),
  };
};
