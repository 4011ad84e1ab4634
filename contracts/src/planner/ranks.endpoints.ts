import { defineEndpoint, type Endpoint } from '../http.ts';
import { createLogInText } from '../sessionTexts.ts';
import type { ranksSchemas } from './ranks.schemas.ts';

export const listKeywordRanks: Endpoint<typeof ranksSchemas.listKeywordRanks> = defineEndpoint({
  id: 'listKeywordRanks',
  method: 'GET',
  path: '/api/auth/keywords/ranks',
  documented: false,
  missingTokenText: createLogInText('see your keywords'),
});

export const listKeywordResults: Endpoint<typeof ranksSchemas.listKeywordResults> = defineEndpoint({
  id: 'listKeywordResults',
  method: 'GET',
  path: '/api/auth/keywords/results',
  documented: false,
  missingTokenText: createLogInText('see your keywords'),
});

export const getKeywordRankHistory: Endpoint<typeof ranksSchemas.getKeywordRankHistory> = defineEndpoint({
  id: 'getKeywordRankHistory',
  method: 'GET',
  path: '/api/auth/keywords/:id/ranks',
  documented: false,
  missingTokenText: createLogInText('see your keywords'),
});
