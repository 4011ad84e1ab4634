import {
  createKeyword,
  deleteKeyword,
  generateKeywords,
  importKeywords,
  listKeywords,
  restoreKeyword,
  type Keyword,
  type KeywordInput,
} from '@rankwright/contracts/planner';
import { getSetup } from '@rankwright/contracts/setup';
import { callApi, endpointKey, endpointQuery, type CallInput, type CallReply } from '@rankwright/sdk/api';
import { changeCached, type CacheChange } from '@rankwright/sdk/query';

export const keywordsQuery = endpointQuery(listKeywords);

/** Keywords and setup: what changes with the keyword list. */
export const keywordKeys = [listKeywords, getSetup].map(endpointKey);

export const requestCreateKeyword = (body: KeywordInput) => callApi(createKeyword, { body });
export const requestImportKeywords = (keywords: KeywordInput[]) =>
  callApi(importKeywords, { body: { keywords } });
export const requestDeleteKeyword = ({ id }: Keyword) => callApi(deleteKeyword, { params: { id } });
export const requestRestoreKeyword = ({ id }: Keyword) => callApi(restoreKeyword, { params: { id } });
export const requestGenerateKeywords = (body: NonNullable<CallInput<typeof generateKeywords>['body']>) =>
  callApi(generateKeywords, { body });

/** Changes the cached keyword list until it is refetched. */
export const changeKeywords = (change: (list: Keyword[]) => Keyword[]): CacheChange =>
  changeCached<CallReply<typeof listKeywords>>(keywordsQuery.queryKey, (reply) => ({
    ...reply,
    keywords: change(reply.keywords),
  }));
