import {
  listAttention,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@rankwright/contracts/attention';
import { AppError } from '../../http/AppError.ts';
import { ok } from '../../http/ok.ts';
import { route } from '../../http/route.ts';
import type { Register } from '../register.ts';
import { countUnread, markAllRead, markRead, newestNotifications } from './attention.repository.ts';
import { readAttention } from './attention.service.ts';

export const registerAttention: Register = (app, deps) => {
  const { db, clock } = deps;
  route(app, listAttention, async ({ session }) => ({
    ...ok,
    items: await readAttention(deps, session.userId),
  }));
  route(app, listNotifications, async ({ session }) => ({
    ...ok,
    notifications: (await newestNotifications(db, session.userId)).map(
      ({ id, text, href, createdAt, readAt }) => ({
        id,
        text,
        href,
        createdAt: createdAt.toISOString(),
        read: readAt !== null,
      }),
    ),
    unread: await countUnread(db, session.userId),
  }));
  route(app, readAllNotifications, async ({ session }) => {
    await markAllRead(db, session.userId, clock.now());
    return ok;
  });
  route(app, readNotification, async ({ session, params }) => {
    if (!(await markRead(db, session.userId, params.id, clock.now()))) throw new AppError('NOT_FOUND');
    return ok;
  });
};
