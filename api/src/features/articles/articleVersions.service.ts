import type { ArticleRow } from '../../database/schema/articles.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { findArticleVersions } from './article.repository.ts';
import { getArticle } from './article.service.ts';
import { updateArticle } from './articleUpdate.service.ts';

/** Newest first. */
export const listArticleVersions = async (deps: Deps, ownerId: string, id: string) => {
  await getArticle(deps, ownerId, id);
  return findArticleVersions(deps.db, ownerId, id);
};

/** Makes an earlier text the article's newest version. */
export const restoreArticleVersion = async (
  deps: Deps,
  ownerId: string,
  id: string,
  version: number,
): Promise<ArticleRow> => {
  const versions = await listArticleVersions(deps, ownerId, id);
  const found = versions.find((candidate) => candidate.version === version);
  if (!found) throw new AppError('NOT_FOUND');
  const { title, content } = found;
  return updateArticle(deps, ownerId, id, { title, content }, { reason: 'restored' });
};
