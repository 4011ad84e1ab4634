import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
} from '@rankwright/contracts/alerts';
import { mockReply, mockNetworkError, mockApi, renderScreen, sampleId } from '@rankwright/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { NotificationBell } from './NotificationBell.tsx';

const server = mockApi();

const createNotification = (number: number, read: boolean): Notification => ({
  id: sampleId(number),
  text: `“Roses ${number}” is live.`,
  href: `/generate-content?article=${number}`,
  createdAt: '2026-11-21T09:00:00.000Z',
  read,
});

const renderBell = (list: Notification[]) => {
  const readIds: string[] = [];
  const markRead = (wanted: (id: string) => boolean) => {
    for (const notification of list) if (wanted(notification.id)) notification.read = true;
    return { success: true as const };
  };
  server.use(
    mockReply(listNotifications, () => ({
      success: true as const,
      notifications: list,
      unread: list.filter(({ read }) => !read).length,
    })),
    mockReply(markNotificationRead, ({ params }) => {
      readIds.push(String(params.id));
      return markRead((id) => id === params.id);
    }),
    mockReply(markAllNotificationsRead, () => markRead(() => true)),
  );
  return { ...renderScreen(<NotificationBell />), seen: readIds };
};

const comeBack = () =>
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });

describe('NotificationBell', () => {
  it('asks again when the window gets the focus, and not by the clock', async () => {
    const notifications = [createNotification(1, false)];
    renderBell(notifications);
    await screen.findByRole('button', { name: 'Notifications, 1 new' });
    notifications.push(createNotification(2, false));
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    act(() => jest.advanceTimersByTime(3_600_000));
    jest.useRealTimers();
    expect(screen.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
    comeBack();
    expect(await screen.findByRole('button', { name: 'Notifications, 2 new' })).toBeVisible();
  });

  it('counts unread notifications and links to their screens', async () => {
    const {
      user,
      router,
      seen: readIds,
    } = renderBell([createNotification(1, false), createNotification(2, true)]);
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: '“Roses 1” is live.' }));
    expect(router.state.location.search).toBe('?article=1');
    await waitFor(() => expect(readIds).toEqual([sampleId(1)]));
  });

  it('marks all as read', async () => {
    const { user } = renderBell([createNotification(1, false), createNotification(2, false)]);
    await user.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }));
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  });

  it('shows an empty state, and Retry when loading fails', async () => {
    const { user, unmount } = renderBell([]);
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(await screen.findByText(/^Nothing new/)).toBeVisible();
    unmount();
    server.use(mockNetworkError(listNotifications));
    const second = renderScreen(<NotificationBell />);
    await second.user.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(
      await screen.findByRole('button', { name: 'Notifications could not be loaded. Retry' }),
    ).toBeVisible();
  });

  it('has no accessibility violations', async () => {
    const { user } = renderBell([createNotification(1, false)]);
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });
});
