import {
  getArticle,
  getContentHistory,
  listArticleVersions,
  restoreArticleVersion,
  updateArticle,
  type Article,
} from '@rankwright/contracts/articles';
import { callApi, endpointKey, endpointQuery } from '@rankwright/sdk/api';
import type { QueryClient } from '@rankwright/sdk/query';
import type { ArticleText } from './articleText.model.ts';

export const articleQuery = (id: string) => endpointQuery(getArticle, { params: { id } });

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

/** Puts the article into the query cache, drops inactive history lists and refetches its versions. */
export const updateArticleCache = (queryClient: QueryClient, article: Article): void => {
  // A request that is under way may have read the version before.
  void queryClient.cancelQueries({ queryKey: articleQuery(article.id).queryKey });
  queryClient.setQueryData(articleQuery(article.id).queryKey, { success: true, article });
  queryClient.removeQueries({ queryKey: endpointKey(getContentHistory), type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: versionsQuery(article.id).queryKey });
};
