import { defineEndpoint, type Endpoint } from '../http.ts';
import type { eventsSchemas } from './events.schemas.ts';

export const streamEvents: Endpoint<typeof eventsSchemas.streamEvents> = defineEndpoint({
  id: 'streamEvents',
  method: 'GET',
  path: '/api/auth/events',
  documented: false,
  stream: true,
});
