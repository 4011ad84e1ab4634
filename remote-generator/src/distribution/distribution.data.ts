import {
  createArticle,
  getContentHistory,
  updateArticle,
  type Article,
} from '@rankwright/contracts/articles';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import type { DistributionForm } from './distribution.model.ts';

/** Articles on offer in the picker. */
const pickerSize = 8;

/** One's own articles that match the search, newest first. */
export const ownArticlesQuery = (search: string) =>
  endpointQuery(getContentHistory, { query: { page: 1, limit: pickerSize, search, type: 'article' } });

/** Creates the article of a pasted text, or updates it when it was saved before. */
export const savePastedText = async ({
  title,
  content,
  imageUrl,
  articleId,
}: DistributionForm): Promise<Article> => {
  const body = { title, content, ...(imageUrl && { imageUrl }) };
  const { article } = articleId
    ? await callApi(updateArticle, { params: { id: articleId }, body })
    : await callApi(createArticle, { body });
  return article;
};
