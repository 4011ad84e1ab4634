import * as z from '@rankwright/contracts/zod';
import { isoTime, ok, idParams, defineSchemas } from '../http.schemas.ts';

/** Something the user has to act on, with the one action that resolves it. */
export const alertItem = z.object({
  id: z.string(),
  kind: z.enum([
    'publication-failed',
    'publication-unknown',
    'connection-expired',
    'trial-ending',
    'week-empty',
    'needs-review',
    'needs-review-missed',
    'generation-done',
    'preflight',
    'page-problem',
  ]),
  text: z.string(),
  action: z.object({
    label: z.string(),
    href: z.string(),
    /** Endpoint to call with the publication of this id; without one, the screen at `href` resolves it. */
    call: z.enum(['retry', 'check']).optional(),
  }),
});

export type AlertItem = z.infer<typeof alertItem>;

export const notification = z.object({
  id: z.uuid(),
  text: z.string(),
  href: z.string(),
  createdAt: isoTime,
  read: z.boolean(),
});

export type Notification = z.infer<typeof notification>;

/** By endpoint. */
export const alertsSchemas = {
  listAlerts: defineSchemas({
    summary: 'List what needs the user’s attention.',
    reply: ok.extend({ items: z.array(alertItem) }),
  }),
  listNotifications: defineSchemas({
    summary: 'List the newest fifty notifications.',
    reply: ok.extend({ notifications: z.array(notification), unread: z.number().int() }),
  }),
  markNotificationRead: defineSchemas({
    summary: 'Mark a notification as read.',
    params: idParams,
    reply: ok,
  }),
  markAllNotificationsRead: defineSchemas({
    summary: 'Mark all notifications as read.',
    reply: ok,
  }),
};
