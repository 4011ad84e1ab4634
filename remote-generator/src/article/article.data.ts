import { getArticle, updateArticle, type Article } from '@rankwright/contracts/articles';
import { callApi, endpointQuery } from '@rankwright/sdk/api';

export interface ArticleText {
  title: string;
  content: string;
}

export const articleQuery = (id: string) => endpointQuery(getArticle, { params: { id } });

export const saveArticle = async (
  article: Article,
  text: ArticleText,
  status?: 'published',
): Promise<Article> =>
  (
    await callApi(updateArticle, {
      params: { id: article.id },
      body: { ...text, baseVersion: article.version, ...(status && { status }) },
    })
  ).article;
