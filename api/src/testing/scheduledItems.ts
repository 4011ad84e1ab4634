import type { Database } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import { scheduledItems } from '../database/schema/planner.ts';
import { personProvenance } from '../features/articles/article.service.ts';

type NewItem = Omit<typeof scheduledItems.$inferInsert, 'articleId'> & {
  title: string;
  content?: string;
  isApproved?: boolean;
};

/** Inserts a scheduled item and its article. Its text is approved, unless it is said not to be. */
export const insertPlannedItem = async (
  db: Database,
  { title, content = '', isApproved = content !== '', ...slot }: NewItem,
): Promise<{ id: string; articleId: string }> => {
  const approvedVersion = isApproved ? 1 : null;
  const [article] = await db
    .insert(articles)
    .values({ ownerId: slot.ownerId, title, content, provenance: personProvenance, approvedVersion })
    .returning();
  if (!article) throw new Error('The article was not saved.');
  const [item] = await db
    .insert(scheduledItems)
    .values({ ...slot, articleId: article.id })
    .returning();
  if (!item) throw new Error('The scheduled item was not saved.');
  return { id: item.id, articleId: article.id };
};
