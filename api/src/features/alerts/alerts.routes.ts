import {
  listAlerts,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@rankwright/contracts/alerts';
import { AppError } from '../../http/AppError.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import * as repository from './alerts.repository.ts';
import * as service from './alerts.service.ts';

export const registerAlerts: Register = (app, deps) => {
  const { db, clock } = deps;
  route(app, listAlerts, async ({ session }) => ({
    ...ok,
    items: await service.listAlerts(deps, session.userId),
  }));
  route(app, listNotifications, async ({ session }) => ({
    ...ok,
    notifications: (await repository.findNewestNotifications(db, session.userId)).map(
      ({ id, text, href, createdAt, readAt }) => ({
        id,
        text,
        href,
        createdAt: createdAt.toISOString(),
        read: readAt !== null,
      }),
    ),
    unread: await repository.countUnreadNotifications(db, session.userId),
  }));
  route(app, markAllNotificationsRead, async ({ session }) => {
    await repository.markAllNotificationsRead(db, session.userId, clock.now());
    return ok;
  });
  route(app, markNotificationRead, async ({ session, params }) => {
    if (!(await repository.markNotificationRead(db, session.userId, params.id, clock.now())))
      throw new AppError('NOT_FOUND');
    return ok;
  });
};
