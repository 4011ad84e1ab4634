import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, idParams, isoTime, ok } from '../http.ts';

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

export const listAlerts = defineEndpoint({
  id: 'listAlerts',
  method: 'GET',
  path: '/api/auth/attention',
  documented: false,
  summary: 'List what needs the user’s attention.',
  reply: ok.extend({ items: z.array(alertItem) }),
});

export const notification = z.object({
  id: z.uuid(),
  text: z.string(),
  href: z.string(),
  createdAt: isoTime,
  read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = defineEndpoint({
  id: 'listNotifications',
  method: 'GET',
  path: '/api/auth/notifications',
  documented: false,
  summary: 'List the newest fifty notifications.',
  reply: ok.extend({ notifications: z.array(notification), unread: z.number().int() }),
});

export const markNotificationRead = defineEndpoint({
  id: 'markNotificationRead',
  method: 'POST',
  path: '/api/auth/notifications/:id/read',
  documented: false,
  summary: 'Mark a notification as read.',
  params: idParams,
  reply: ok,
});

export const markAllNotificationsRead = defineEndpoint({
  id: 'markAllNotificationsRead',
  method: 'POST',
  path: '/api/auth/notifications/read',
  documented: false,
  summary: 'Mark all notifications as read.',
  reply: ok,
});
