import { defineEndpoint, type Endpoint } from '../http.ts';
import type { fleetSchemas } from './fleet.schemas.ts';

export const getFleet: Endpoint<typeof fleetSchemas.getFleet> = defineEndpoint({
  id: 'getFleet',
  method: 'GET',
  path: '/api/fleet',
  documented: false,
});

export const listAuditEntries: Endpoint<typeof fleetSchemas.listAuditEntries> = defineEndpoint({
  id: 'listAuditEntries',
  method: 'GET',
  path: '/api/fleet/audit',
  documented: false,
});

export const rollBackRelease: Endpoint<typeof fleetSchemas.rollBackRelease> = defineEndpoint({
  id: 'rollBackRelease',
  method: 'POST',
  path: '/api/fleet/:name/rollback',
  documented: false,
});

export const changeCanary: Endpoint<typeof fleetSchemas.changeCanary> = defineEndpoint({
  id: 'changeCanary',
  method: 'POST',
  path: '/api/fleet/:name/canary',
  documented: false,
});

export const changeRemoteSetting: Endpoint<typeof fleetSchemas.changeRemoteSetting> = defineEndpoint({
  id: 'changeRemoteSetting',
  method: 'POST',
  path: '/api/fleet/:name/settings',
  documented: false,
});
