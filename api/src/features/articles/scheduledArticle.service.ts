import type { Database } from '../../database/database.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { AppError } from '../../http/AppError.ts';
import { lockArticle, markArticleDeleted, restoreArticle } from './article.repository.ts';
import { hasText } from './articleState.model.ts';

/** Locks the article. One without text that was deleted with its scheduled item is restored. */
export const lockOwnArticle = async (tx: Database, ownerId: string, id: string): Promise<ArticleRow> => {
  const row = await lockArticle(tx, ownerId, id);
  if (!row || (row.deletedAt && hasText(row))) throw new AppError('NOT_FOUND');
  if (row.deletedAt) await restoreArticle(tx, ownerId, id, new Date(0));
  return { ...row, deletedAt: null };
};

/** Deletes the article of a removed scheduled item if it has no text: nothing else shows it. */
export const deleteArticleWithoutText = async (
  tx: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<void> => {
  const row = await lockArticle(tx, ownerId, id);
  if (row && !hasText(row)) await markArticleDeleted(tx, ownerId, id, now);
};
