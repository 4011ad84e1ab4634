import { defineEndpoint, type Endpoint } from '../http.ts';
import { missingTokenTexts } from '../sessionTexts.ts';
import type { wixSchemas } from './wix.schemas.ts';

export const saveWix: Endpoint<typeof wixSchemas.saveWix> = defineEndpoint({
  id: 'saveWix',
  method: 'POST',
  path: '/api/wix/config',
  verified: true,
  missingTokenText: missingTokenTexts.wix,
});

export const getWix: Endpoint<typeof wixSchemas.getWix> = defineEndpoint({
  id: 'getWix',
  method: 'GET',
  path: '/api/wix/config',
  missingTokenText: missingTokenTexts.wix,
});

export const updateWix: Endpoint<typeof wixSchemas.updateWix> = defineEndpoint({
  id: 'updateWix',
  method: 'PUT',
  path: '/api/wix/config',
  verified: true,
  missingTokenText: missingTokenTexts.wix,
});

export const clearWix: Endpoint<typeof wixSchemas.clearWix> = defineEndpoint({
  id: 'clearWix',
  method: 'DELETE',
  path: '/api/wix/config',
  missingTokenText: missingTokenTexts.wix,
});

export const testWix: Endpoint<typeof wixSchemas.testWix> = defineEndpoint({
  id: 'testWix',
  method: 'POST',
  path: '/api/wix/test-connection',
  verified: true,
  missingTokenText: missingTokenTexts.wix,
});

export const listWixCategories: Endpoint<typeof wixSchemas.listWixCategories> = defineEndpoint({
  id: 'listWixCategories',
  method: 'GET',
  path: '/api/wix/categories',
  missingTokenText: missingTokenTexts.wix,
});

export const listWixTags: Endpoint<typeof wixSchemas.listWixTags> = defineEndpoint({
  id: 'listWixTags',
  method: 'GET',
  path: '/api/wix/tags',
  missingTokenText: missingTokenTexts.wix,
});
