import { createArticle, updateArticle, type Article } from '@rankwright/contracts/articles';
import type { Connection } from '@rankwright/contracts/connections';
import { checkPublication, retryPublication, type Publication } from '@rankwright/contracts/publishing';
import { callApi, messageOf } from '@rankwright/sdk/api';
import { publishTo } from '../publishing/publishing.data.ts';
import {
  failed,
  resultOf,
  settledResult,
  type DistributionForm,
  type PlatformResult,
} from './distribution.model.ts';

/** Keeps the text as one article, so that every platform's post belongs to one record. */
export const keepArticle = async (
  { title, content, imageUrl, articleId }: DistributionForm,
  status?: 'published',
): Promise<Article> => {
  const body = { title, content, ...(imageUrl && { imageUrl }), ...(status && { status }) };
  const { article } = articleId
    ? await callApi(updateArticle, { params: { id: articleId }, body })
    : await callApi(createArticle, { body });
  return article;
};

const words = (error: unknown): string =>
  error instanceof Error
    ? messageOf(error, error.message || 'Unknown error occurred')
    : 'Unknown error occurred';

/** Publishes to one platform; what goes wrong is its result, so that the others go on. */
export const publishOne = async (
  connection: Connection,
  articleId: string,
  { title, content, imageUrl }: DistributionForm,
): Promise<PlatformResult> => {
  const { platform } = connection;
  const article = { articleId, title, content, ...(imageUrl && { imageUrl }) };
  try {
    return resultOf(platform, await publishTo(connection, article, 'distribution'));
  } catch (error) {
    return failed(platform, words(error));
  }
};

const settle = async (call: Promise<{ publication: Publication }>, before: PlatformResult) => {
  try {
    return settledResult((await call).publication);
  } catch (error) {
    return { ...before, reason: words(error) };
  }
};

/** Looks whether the post arrived. */
export const checkOne = (result: PlatformResult, { id }: Publication): Promise<PlatformResult> =>
  settle(callApi(checkPublication, { params: { id } }), result);

/** Tries again what the server has on record; it looks for the post first. */
export const retryOne = (result: PlatformResult, { id }: Publication): Promise<PlatformResult> =>
  settle(callApi(retryPublication, { params: { id } }), result);
