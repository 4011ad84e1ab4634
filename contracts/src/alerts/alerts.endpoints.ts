import { defineEndpoint, type Endpoint } from '../http.ts';
import type { alertsSchemas } from './alerts.schemas.ts';

export const listAlerts: Endpoint<typeof alertsSchemas.listAlerts> = defineEndpoint({
  id: 'listAlerts',
  method: 'GET',
  path: '/api/auth/attention',
  documented: false,
});

export const listNotifications: Endpoint<typeof alertsSchemas.listNotifications> = defineEndpoint({
  id: 'listNotifications',
  method: 'GET',
  path: '/api/auth/notifications',
  documented: false,
});

export const markNotificationRead: Endpoint<typeof alertsSchemas.markNotificationRead> = defineEndpoint({
  id: 'markNotificationRead',
  method: 'POST',
  path: '/api/auth/notifications/:id/read',
  documented: false,
});

export const markAllNotificationsRead: Endpoint<typeof alertsSchemas.markAllNotificationsRead> =
  defineEndpoint({
    id: 'markAllNotificationsRead',
    method: 'POST',
    path: '/api/auth/notifications/read',
    documented: false,
  });
