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

export const addKeyword = (body: KeywordInput) => callApi(createKeyword, { body });
export const addKeywords = (keywords: KeywordInput[]) => callApi(importKeywords, { body: { keywords } });
export const removeKeyword = ({ id }: Keyword) => callApi(deleteKeyword, { params: { id } });
export const bringBackKeyword = ({ id }: Keyword) => callApi(restoreKeyword, { params: { id } });
export const proposeKeywords = (body: NonNullable<CallInput<typeof generateKeywords>['body']>) =>
  callApi(generateKeywords, { body });

export const refreshKeywords = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keywordsQuery.queryKey });

/** Shows the list as it will be, until it is read again. */
export const showKeywords = (queryClient: QueryClient, change: (list: Keyword[]) => Keyword[]): void => {
  queryClient.setQueryData(keywordsQuery.queryKey, (reply) =>
    reply ? { ...reply, keywords: change(reply.keywords) } : undefined,
  );
};
