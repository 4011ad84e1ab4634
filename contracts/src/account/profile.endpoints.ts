import { defineEndpoint, type Endpoint } from '../http.ts';
import { missingTokenTexts } from '../sessionTexts.ts';
import type { profileSchemas } from './profile.schemas.ts';

export const getProfile: Endpoint<typeof profileSchemas.getProfile> = defineEndpoint({
  id: 'getProfile',
  method: 'GET',
  path: '/api/auth/profile',
  missingTokenText: missingTokenTexts.profile,
});

export const getUser: Endpoint<typeof profileSchemas.getUser> = defineEndpoint({
  id: 'getUser',
  method: 'GET',
  path: '/api/auth/users/:uid',
  missingTokenText: missingTokenTexts.profile,
});

export const updateUser: Endpoint<typeof profileSchemas.updateUser> = defineEndpoint({
  id: 'updateUser',
  method: 'PUT',
  path: '/api/auth/users/:uid',
  missingTokenText: missingTokenTexts.profile,
});

export const uploadProfilePicture: Endpoint<typeof profileSchemas.uploadProfilePicture> = defineEndpoint({
  id: 'uploadProfilePicture',
  method: 'POST',
  stores: true,
  path: '/api/auth/profile-picture',
  missingTokenText: missingTokenTexts.profile,
  documented: false,
});
