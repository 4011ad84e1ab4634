import { defineEndpoint, type Endpoint } from '../http.ts';
import type { publishDefaultsSchemas } from './publishDefaults.schemas.ts';

export const getPublishDefaults: Endpoint<typeof publishDefaultsSchemas.getPublishDefaults> = defineEndpoint({
  id: 'getPublishDefaults',
  method: 'GET',
  path: '/api/auth/connections/:platform/defaults',
  documented: false,
});

export const savePublishDefaults: Endpoint<typeof publishDefaultsSchemas.savePublishDefaults> =
  defineEndpoint({
    id: 'savePublishDefaults',
    method: 'PUT',
    path: '/api/auth/connections/:platform/defaults',
    access: 'plan',
    documented: false,
  });
