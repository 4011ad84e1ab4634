import {
  getArticle,
  getContentHistory,
  listArticleVersions,
  restoreArticleVersion,
  updateArticle,
  type Article,
} from '@rankwright/contracts/articles';
import { callApi, endpointKey, endpointQuery } from '@rankwright/sdk/api';
import { queryOptions, savedOnDevice, type QueryClient } from '@rankwright/sdk/query';
import type { ArticleText } from './articleText.model.ts';

export const articleQuery = (id: string) =>
  queryOptions({ ...endpointQuery(getArticle, { params: { id } }), ...savedOnDevice });

export const versionsQuery = (id: string) => endpointQuery(listArticleVersions, { params: { id } });

export const requestGetArticle = async (id: string): Promise<Article> =>
  (await callApi(getArticle, { params: { id } })).article;

/** Saves a change to `baseVersion`. Throws ARTICLE_CHANGED when the server has a newer version. */
export const requestUpdateArticle = async (
  id: string,
  text: ArticleText,
  options: { baseVersion: number; autosave?: boolean },
): Promise<Article> =>
  (await callApi(updateArticle, { params: { id }, body: { ...text, ...options } })).article;

export const requestRestoreArticleVersion = async (id: string, version: number): Promise<Article> =>
  (await callApi(restoreArticleVersion, { params: { id, version: String(version) } })).article;

/** Whether a publication has changed since the server answered with `article`. */
const hasNewerPublication = (cached: Article | undefined, article: Article): boolean =>
  article.publications.some(({ id, updatedAt }) =>
    cached?.publications.some((other) => other.id === id && other.updatedAt > updatedAt),
  );

/**
 * Puts the article of a reply into the query cache, drops inactive history lists and refetches its versions. The article
 * is read again when an event overtook the reply: the outcome of a publication would be lost otherwise.
 */
export const updateArticleCache = (queryClient: QueryClient, article: Article): void => {
  const { queryKey } = articleQuery(article.id);
  const isReading = queryClient.isFetching({ queryKey, exact: true }) > 0;
  const isOvertaken = hasNewerPublication(queryClient.getQueryData(queryKey)?.article, article);
  // A request that is under way may have read the version before.
  const cancelled = queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, { success: true, article });
  if (isReading || isOvertaken) void cancelled.then(() => queryClient.invalidateQueries({ queryKey }));
  queryClient.removeQueries({ queryKey: endpointKey(getContentHistory), type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: versionsQuery(article.id).queryKey });
};
