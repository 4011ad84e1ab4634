import type { Database } from '../../database/database.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { Deps } from '../../deps.ts';
import { findArticleVersion } from './article.repository.ts';
import { createArticle } from './article.service.ts';
import { isApproved } from './articleState.model.ts';
import { findArticleByText } from './publishedArticle.repository.ts';

export { markArticlePublished } from './publishedArticle.repository.ts';

/** The article with this text, so that publishing it again updates its post; a new one when there is none. */
export const findOrCreateArticle = async (
  deps: Deps,
  ownerId: string,
  { title, content }: { title: string; content: string },
): Promise<ArticleRow> =>
  (await findArticleByText(deps.db, ownerId, title, content)) ??
  createArticle(deps, ownerId, { title, content });

/** The article with the text that was approved; with its present text when that is not approved. */
export const readApprovedText = async (db: Database, article: ArticleRow): Promise<ArticleRow> => {
  const { ownerId, id, version, approvedVersion } = article;
  const saved = await findArticleVersion(db, ownerId, id, approvedVersion ?? version);
  return { ...article, ...(isApproved(article) && saved) };
};
