import type { Claim } from '@rankwright/contracts/generations';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../events/events.service.ts';
import { getArticle } from './article.service.ts';
import { saveClaims } from './claims.repository.ts';

/** Saves which statements of the text were checked, and updates the owner's open screens. */
export const updateClaims = async (
  deps: Deps,
  ownerId: string,
  id: string,
  claims: Claim[],
): Promise<ArticleRow> => {
  const row = await getArticle(deps, ownerId, id);
  await deps.db.transaction(async (tx) => {
    await saveClaims(tx, ownerId, row.id, claims, deps.clock.now());
    await recordEvent(tx, ownerId, 'article', { id: row.id, version: row.version });
  });
  return row;
};
