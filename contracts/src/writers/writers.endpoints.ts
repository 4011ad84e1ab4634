import { defineEndpoint, type Endpoint } from '../http.ts';
import type { writersSchemas } from './writers.schemas.ts';

export const getWriter: Endpoint<typeof writersSchemas.getWriter> = defineEndpoint({
  id: 'getWriter',
  method: 'GET',
  path: '/api/auth/writer',
  documented: false,
});

export const saveWriter: Endpoint<typeof writersSchemas.saveWriter> = defineEndpoint({
  id: 'saveWriter',
  method: 'PUT',
  path: '/api/auth/writer',
  verified: true,
  documented: false,
});

export const testWriter: Endpoint<typeof writersSchemas.testWriter> = defineEndpoint({
  id: 'testWriter',
  method: 'POST',
  path: '/api/auth/writer/test',
  verified: true,
  documented: false,
});

export const deleteWriter: Endpoint<typeof writersSchemas.deleteWriter> = defineEndpoint({
  id: 'deleteWriter',
  method: 'DELETE',
  path: '/api/auth/writer',
  documented: false,
});
