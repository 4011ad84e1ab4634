import { useMutation, useQuery, useQueryClient } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { markAllRead, markRead, notificationsQuery } from './notifications.data.ts';

/** Notifications, newest first, with the unread count and the mutations that mark them as read. */
export const useNotifications = () => {
  const queryClient = useQueryClient();
  const { token } = useSession();
  const query = useQuery({ ...notificationsQuery, enabled: token !== null });
  const refresh = () => queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey });
  const reading = useMutation({ mutationFn: markRead, onSettled: refresh });
  const readingAll = useMutation({ mutationFn: markAllRead, onSettled: refresh });
  return {
    query,
    list: query.data?.notifications ?? [],
    unread: query.data?.unread ?? 0,
    read: (id: string): void => reading.mutate(id),
    readAll: (): void => readingAll.mutate(),
  };
};
