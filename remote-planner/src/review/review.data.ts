import { approveArticle, getArticle, rejectArticle, type Article } from '@rankwright/contracts/articles';
import { publishArticle } from '@rankwright/contracts/articlePublishing';
import type { Platform } from '@rankwright/contracts/limits';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import { queryOptions } from '@rankwright/sdk/query';

/** The article under review; read anew each time, because its version is what gets approved. */
export const reviewQuery = (id: string) =>
  queryOptions({ ...endpointQuery(getArticle, { params: { id } }), staleTime: 0 });

type Reviewed = Pick<Article, 'id' | 'version'>;

export const requestGetArticle = async (id: string): Promise<Article> =>
  (await callApi(getArticle, { params: { id } })).article;

export const requestApproveArticle = ({ id, version }: Reviewed) =>
  callApi(approveArticle, { params: { id }, body: { version } });

export const requestRejectArticle = ({ id, version }: Reviewed) =>
  callApi(rejectArticle, { params: { id }, body: { version } });

export const requestPublishArticle = ({ id, version, platforms }: Reviewed & { platforms: Platform[] }) =>
  callApi(publishArticle, { params: { id }, body: { platforms, version } });
