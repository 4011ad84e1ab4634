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
import { callApi, endpointQuery, type CallInput } from '@rankwright/sdk/api';
import type { QueryClient } from '@rankwright/sdk/query';

export const keywordsQuery = endpointQuery(listKeywords);

export const requestCreateKeyword = (body: KeywordInput) => callApi(createKeyword, { body });
export const requestImportKeywords = (keywords: KeywordInput[]) =>
  callApi(importKeywords, { body: { keywords } });
export const requestDeleteKeyword = ({ id }: Keyword) => callApi(deleteKeyword, { params: { id } });
export const requestRestoreKeyword = ({ id }: Keyword) => callApi(restoreKeyword, { params: { id } });
export const requestGenerateKeywords = (body: NonNullable<CallInput<typeof generateKeywords>['body']>) =>
  callApi(generateKeywords, { body });

export const refreshKeywords = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keywordsQuery.queryKey });

/** Optimistic update of the cached keyword list, until it is refetched. */
export const updateCachedKeywords = (
  queryClient: QueryClient,
  change: (list: Keyword[]) => Keyword[],
): void => {
  queryClient.setQueryData(keywordsQuery.queryKey, (reply) =>
    reply ? { ...reply, keywords: change(reply.keywords) } : undefined,
  );
};
