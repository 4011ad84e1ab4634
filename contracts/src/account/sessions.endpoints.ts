import { defineEndpoint, type Endpoint } from '../http.ts';
import type { sessionsSchemas } from './sessions.schemas.ts';

export const verifyToken: Endpoint<typeof sessionsSchemas.verifyToken> = defineEndpoint({
  id: 'verifyToken',
  method: 'POST',
  path: '/api/auth/verify-token',
});

export const logOut: Endpoint<typeof sessionsSchemas.logOut> = defineEndpoint({
  id: 'logOut',
  method: 'POST',
  path: '/api/auth/logout',
  documented: false,
});

export const listSessions: Endpoint<typeof sessionsSchemas.listSessions> = defineEndpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/api/auth/sessions',
  documented: false,
});

export const endAllSessions: Endpoint<typeof sessionsSchemas.endAllSessions> = defineEndpoint({
  id: 'endAllSessions',
  method: 'DELETE',
  path: '/api/auth/sessions',
  documented: false,
});
