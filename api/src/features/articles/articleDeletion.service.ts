import { articleRestoreDays } from '@rankwright/contracts/limits';
import { addMs, dayMs } from '../../clock.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import * as repository from './article.repository.ts';
import { getArticle } from './article.service.ts';

/** Hides an article; `restoreArticle` brings it back for `articleRestoreDays`. */
export const deleteArticle = async (deps: Deps, ownerId: string, id: string): Promise<void> => {
  await getArticle(deps, ownerId, id);
  await repository.markArticleDeleted(deps.db, ownerId, id, deps.clock.now());
};

const purgedAtOnce = 1_000;

/** Deletes for good what can no longer be restored. */
export const purgeArticles = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  const before = addMs(clock.now(), -articleRestoreDays * dayMs);
  await repository.purgeDeletedArticles(db, before, purgedAtOnce);
};

export const restoreArticle = async (deps: Deps, ownerId: string, id: string): Promise<ArticleRow> => {
  const since = addMs(deps.clock.now(), -articleRestoreDays * dayMs);
  if (!(await repository.restoreArticle(deps.db, ownerId, id, since))) throw new AppError('NOT_FOUND');
  return getArticle(deps, ownerId, id);
};
