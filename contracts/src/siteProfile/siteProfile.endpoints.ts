import { defineEndpoint, type Endpoint } from '../http.ts';
import { bodyBytes } from '../limits.ts';
import type { siteProfileSchemas } from './siteProfile.schemas.ts';

export const getSiteProfile: Endpoint<typeof siteProfileSchemas.getSiteProfile> = defineEndpoint({
  id: 'getSiteProfile',
  method: 'GET',
  path: '/api/auth/site-profile',
  documented: false,
});

export const updateSiteProfile: Endpoint<typeof siteProfileSchemas.updateSiteProfile> = defineEndpoint({
  id: 'updateSiteProfile',
  method: 'PUT',
  maxBytes: bodyBytes.text,
  path: '/api/auth/site-profile',
  documented: false,
});
