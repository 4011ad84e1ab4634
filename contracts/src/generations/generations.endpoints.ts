import { defineEndpoint, type Endpoint } from '../http.ts';
import { bodyBytes } from '../limits.ts';
import { createLogInText } from '../sessionTexts.ts';
import type { generationsSchemas } from './generations.schemas.ts';

export const startGeneration: Endpoint<typeof generationsSchemas.startGeneration> = defineEndpoint({
  id: 'startGeneration',
  method: 'POST',
  stores: true,
  path: '/api/auth/generations',
  access: 'plan',
  missingTokenText: createLogInText('generate articles'),
  documented: false,
});

export const listGenerations: Endpoint<typeof generationsSchemas.listGenerations> = defineEndpoint({
  id: 'listGenerations',
  method: 'GET',
  path: '/api/auth/generations',
  documented: false,
});

export const getGeneration: Endpoint<typeof generationsSchemas.getGeneration> = defineEndpoint({
  id: 'getGeneration',
  method: 'GET',
  path: '/api/auth/generations/:id',
  documented: false,
});

export const stopGeneration: Endpoint<typeof generationsSchemas.stopGeneration> = defineEndpoint({
  id: 'stopGeneration',
  method: 'POST',
  path: '/api/auth/generations/:id/stop',
  documented: false,
});

export const applyGeneration: Endpoint<typeof generationsSchemas.applyGeneration> = defineEndpoint({
  id: 'applyGeneration',
  method: 'POST',
  stores: true,
  path: '/api/auth/generations/:id/apply',
  documented: false,
});

export const updateClaims: Endpoint<typeof generationsSchemas.updateClaims> = defineEndpoint({
  id: 'updateClaims',
  method: 'PUT',
  maxBytes: bodyBytes.text,
  path: '/api/auth/articles/:id/claims',
  documented: false,
});

export const findOverlaps: Endpoint<typeof generationsSchemas.findOverlaps> = defineEndpoint({
  id: 'findOverlaps',
  method: 'GET',
  path: '/api/auth/article-overlaps',
  documented: false,
});
