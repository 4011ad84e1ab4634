import {
  listAlerts,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@rankwright/contracts/alerts';
import { AppError } from '../../http/AppError.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import {
  countUnreadNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  findNewestNotifications,
} from './alerts.repository.ts';
import * as service from './alerts.service.ts';

export const registerAlerts: Register = (app, deps) => {
  const { db, clock } = deps;
  route(app, listAlerts, async ({ session }) => ({
    ...ok,
    items: await service.listAlerts(deps, session.userId),
  }));
  route(app, listNotifications, async ({ session }) => ({
    ...ok,
    notifications: (await findNewestNotifications(db, session.userId)).map(
      ({ id, text, href, createdAt, readAt }) => ({
        id,
        text,
        href,
        createdAt: createdAt.toISOString(),
        read: readAt !== null,
      }),
    ),
    unread: await countUnreadNotifications(db, session.userId),
  }));
  route(app, readAllNotifications, async ({ session }) => {
    await markAllNotificationsRead(db, session.userId, clock.now());
    return ok;
  });
  route(app, readNotification, async ({ session, params }) => {
    if (!(await markNotificationRead(db, session.userId, params.id, clock.now())))
      throw new AppError('NOT_FOUND');
    return ok;
  });
};
