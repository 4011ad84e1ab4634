import { getImportedPost, resolveSiteChange } from '@rankwright/contracts/archive';
import { callApi, endpointQuery } from '@rankwright/sdk/api';

export const importedPostQuery = (articleId: string) =>
  endpointQuery(getImportedPost, { params: { id: articleId } });

export const requestResolveSiteChange = (articleId: string, use: 'site' | 'own') =>
  callApi(resolveSiteChange, { params: { id: articleId }, body: { use } });
