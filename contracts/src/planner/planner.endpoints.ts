import { defineEndpoint, type Endpoint } from '../http.ts';
import { bodyBytes } from '../limits.ts';
import { createLogInText } from '../sessionTexts.ts';
import type { plannerSchemas } from './planner.schemas.ts';

export const listScheduledItems: Endpoint<typeof plannerSchemas.listScheduledItems> = defineEndpoint({
  id: 'listScheduledItems',
  method: 'GET',
  path: '/api/auth/scheduled-content',
  missingTokenText: createLogInText('see your calendar'),
});

export const createScheduledItem: Endpoint<typeof plannerSchemas.createScheduledItem> = defineEndpoint({
  id: 'createScheduledItem',
  method: 'POST',
  maxBytes: bodyBytes.text,
  path: '/api/auth/scheduled-content',
  access: 'plan',
  missingTokenText: createLogInText('schedule content'),
});

export const updateScheduledItem: Endpoint<typeof plannerSchemas.updateScheduledItem> = defineEndpoint({
  id: 'updateScheduledItem',
  method: 'PUT',
  maxBytes: bodyBytes.text,
  path: '/api/auth/scheduled-content/:id',
  access: 'plan',
  missingTokenText: createLogInText('schedule content'),
});

export const deleteScheduledItem: Endpoint<typeof plannerSchemas.deleteScheduledItem> = defineEndpoint({
  id: 'deleteScheduledItem',
  method: 'DELETE',
  path: '/api/auth/scheduled-content/:id',
  missingTokenText: createLogInText('schedule content'),
});
