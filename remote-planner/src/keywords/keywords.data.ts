import { createKeyword, generateKeywords, listKeywords } from '@rankwright/contracts/planner';
import { callApi, endpointQuery, type CallInput } from '@rankwright/sdk/api';

export const keywordsQuery = endpointQuery(listKeywords);
export const addKeyword = (body: NonNullable<CallInput<typeof createKeyword>['body']>) =>
  callApi(createKeyword, { body });
export const proposeKeywords = (body: NonNullable<CallInput<typeof generateKeywords>['body']>) =>
  callApi(generateKeywords, { body });
