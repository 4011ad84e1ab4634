import type { ArticleGeneration } from '@rankwright/contracts/articles';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { generations } from '../../database/schema/generations.ts';

/** The generation that is writing the article now. */
export const findActiveGeneration = async (
  db: Database,
  ownerId: string,
  articleId: string,
): Promise<ArticleGeneration | null> => {
  const [row] = await db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.ownerId, ownerId),
        eq(generations.articleId, articleId),
        inArray(generations.state, ['queued', 'running']),
      ),
    );
  if (!row || (row.state !== 'queued' && row.state !== 'running')) return null;
  const { id, state, stage, section, words } = row;
  return { id, state, stage, section, sections: row.outline?.length ?? 0, words };
};
