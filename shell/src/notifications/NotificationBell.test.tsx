import {
  listNotifications,
  readAllNotifications,
  readNotification,
  type Notification,
} from '@rankwright/contracts/attention';
import { answer, disconnect, mockApi, renderScreen, sampleId } from '@rankwright/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { NotificationBell } from './NotificationBell.tsx';

const server = mockApi();

const told = (number: number, read: boolean): Notification => ({
  id: sampleId(number),
  text: `“Roses ${number}” is live.`,
  href: `/generate-content?article=${number}`,
  createdAt: '2026-11-21T09:00:00.000Z',
  read,
});

const open = (list: Notification[]) => {
  const seen: string[] = [];
  const see = (wanted: (id: string) => boolean) => {
    for (const notification of list) if (wanted(notification.id)) notification.read = true;
    return { success: true as const };
  };
  server.use(
    answer(listNotifications, () => ({
      success: true as const,
      notifications: list,
      unread: list.filter(({ read }) => !read).length,
    })),
    answer(readNotification, ({ params }) => {
      seen.push(String(params.id));
      return see((id) => id === params.id);
    }),
    answer(readAllNotifications, () => see(() => true)),
  );
  return { ...renderScreen(<NotificationBell />), seen };
};

describe('the bell', () => {
  it('counts what is new, and leads to where it can be dealt with', async () => {
    const { user, router, seen } = open([told(1, false), told(2, true)]);
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: '“Roses 1” is live.' }));
    expect(router.state.location.search).toBe('?article=1');
    await waitFor(() => expect(seen).toEqual([sampleId(1)]));
  });

  it('marks all as read', async () => {
    const { user } = open([told(1, false), told(2, false)]);
    await user.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }));
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  });

  it('says when there is nothing, and when it could not be read', async () => {
    const { user, unmount } = open([]);
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(await screen.findByText(/^Nothing new/)).toBeVisible();
    unmount();
    server.use(disconnect(listNotifications));
    const second = renderScreen(<NotificationBell />);
    await second.user.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(await screen.findByRole('button', { name: 'They could not be read. Retry' })).toBeVisible();
  });

  it('has no accessibility fault', async () => {
    const { user } = open([told(1, false)]);
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });
});
