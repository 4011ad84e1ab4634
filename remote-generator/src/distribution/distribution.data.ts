import { createArticle, updateArticle, type Article } from '@rankwright/contracts/articles';
import type { Connection } from '@rankwright/contracts/connections';
import { checkPublication, retryPublication, type Publication } from '@rankwright/contracts/publishing';
import { callApi, getErrorMessage } from '@rankwright/sdk/api';
import { publishTo } from '../publishing/publishing.data.ts';
import {
  createFailedResult,
  createResult,
  createResultFromPublication,
  type DistributionForm,
  type PlatformResult,
} from './distribution.model.ts';

/**
 * Creates the article, or updates it when `articleId` is set. Posts on all platforms belong to this article.
 */
export const createOrUpdateArticle = async (
  { title, content, imageUrl, articleId }: DistributionForm,
  status?: 'published',
): Promise<Article> => {
  const body = { title, content, ...(imageUrl && { imageUrl }), ...(status && { status }) };
  const { article } = articleId
    ? await callApi(updateArticle, { params: { id: articleId }, body })
    : await callApi(createArticle, { body });
  return article;
};

const describeError = (error: unknown): string =>
  error instanceof Error
    ? getErrorMessage(error, error.message || 'Unknown error occurred')
    : 'Unknown error occurred';

/**
 * Publishes to one platform. Never rejects: an error becomes a failed result, so that other platforms
 * continue.
 */
export const publishToPlatform = async (
  connection: Connection,
  articleId: string,
  { title, content, imageUrl }: DistributionForm,
): Promise<PlatformResult> => {
  const { platform } = connection;
  const article = { articleId, title, content, ...(imageUrl && { imageUrl }) };
  try {
    return createResult(platform, await publishTo(connection, article, 'distribution'));
  } catch (error) {
    return createFailedResult(platform, describeError(error));
  }
};

const readResult = async (call: Promise<{ publication: Publication }>, before: PlatformResult) => {
  try {
    return createResultFromPublication((await call).publication);
  } catch (error) {
    return { ...before, reason: describeError(error) };
  }
};

/** Asks the server to check whether the post exists. Never rejects. */
export const checkResult = (result: PlatformResult, { id }: Publication): Promise<PlatformResult> =>
  readResult(callApi(checkPublication, { params: { id } }), result);

/** Asks the server to retry the publication; it checks for an existing post first. Never rejects. */
export const retryResult = (result: PlatformResult, { id }: Publication): Promise<PlatformResult> =>
  readResult(callApi(retryPublication, { params: { id } }), result);
