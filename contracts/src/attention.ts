import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, idParams, isoTime, ok } from './http.ts';

/** Something that waits for the person, with the one action that mends it. */
export const attentionItem = z.object({
  id: z.string(),
  kind: z.enum([
    'publication-failed',
    'publication-unknown',
    'connection-expired',
    'trial-ending',
    'week-empty',
  ]),
  text: z.string(),
  action: z.object({
    label: z.string(),
    href: z.string(),
    /** The call on the publication with this item's id that mends it in place; without one, the screen at `href` does. */
    call: z.enum(['retry', 'check']).optional(),
  }),
});
export type AttentionItem = z.infer<typeof attentionItem>;

export const listAttention = defineEndpoint({
  id: 'listAttention',
  method: 'GET',
  path: '/api/auth/attention',
  documented: false,
  summary: 'What needs the person now.',
  reply: ok.extend({ items: z.array(attentionItem) }),
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
  summary: 'The newest fifty notifications.',
  reply: ok.extend({ notifications: z.array(notification), unread: z.number().int() }),
});

export const readNotification = defineEndpoint({
  id: 'readNotification',
  method: 'POST',
  path: '/api/auth/notifications/:id/read',
  documented: false,
  summary: 'Mark one as read.',
  params: idParams,
  reply: ok,
});

export const readAllNotifications = defineEndpoint({
  id: 'readAllNotifications',
  method: 'POST',
  path: '/api/auth/notifications/read',
  documented: false,
  summary: 'Mark all as read.',
  reply: ok,
});
