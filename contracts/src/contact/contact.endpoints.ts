import { defineEndpoint, type Endpoint } from '../http.ts';
import type { contactSchemas } from './contact.schemas.ts';

export const sendContactMessage: Endpoint<typeof contactSchemas.sendContactMessage> = defineEndpoint({
  id: 'sendContactMessage',
  method: 'POST',
  path: '/api/contact',
  access: 'none',
});

export const subscribeToNewsletter: Endpoint<typeof contactSchemas.subscribeToNewsletter> = defineEndpoint({
  id: 'subscribeToNewsletter',
  method: 'POST',
  path: '/api/newsletter',
  access: 'none',
  documented: false,
});
