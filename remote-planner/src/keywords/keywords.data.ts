import {
  createKeyword,
  deleteKeywords,
  generateKeywords,
  importKeywords,
  listKeywordRanks,
  listKeywords,
  restoreKeywords,
  updateKeywords,
  type Keyword,
  type KeywordInput,
} from '@rankwright/contracts/planner';
import { getSetup } from '@rankwright/contracts/setup';
import { callApi, endpointKey, endpointQuery, type CallInput, type CallReply } from '@rankwright/sdk/api';
import { changeCached, type CacheChange } from '@rankwright/sdk/query';

export const keywordsQuery = endpointQuery(listKeywords);

/** Keywords, their positions and setup: what changes with the keyword list. */
export const keywordKeys = [listKeywords, listKeywordRanks, getSetup].map(endpointKey);

export const requestCreateKeyword = (body: KeywordInput) => callApi(createKeyword, { body });
export const requestImportKeywords = (keywords: KeywordInput[]) =>
  callApi(importKeywords, { body: { keywords } });
const listIds = (keywords: readonly Keyword[]): string[] => keywords.map(({ id }) => id);

export const requestUpdateKeywords = ({
  keywords,
  category,
}: {
  keywords: readonly Keyword[];
  category: string | null;
}) => callApi(updateKeywords, { body: { ids: listIds(keywords), category } });
export const requestDeleteKeywords = (keywords: readonly Keyword[]) =>
  callApi(deleteKeywords, { body: { ids: listIds(keywords) } });
export const requestRestoreKeywords = (keywords: readonly Keyword[]) =>
  callApi(restoreKeywords, { body: { ids: listIds(keywords) } });
export const requestGenerateKeywords = (body: NonNullable<CallInput<typeof generateKeywords>['body']>) =>
  callApi(generateKeywords, { body });

/** Changes the cached keyword list until it is refetched. */
export const changeKeywords = (change: (list: Keyword[]) => Keyword[]): CacheChange =>
  changeCached<CallReply<typeof listKeywords>>(keywordsQuery.queryKey, (reply) => ({
    ...reply,
    keywords: change(reply.keywords),
  }));
