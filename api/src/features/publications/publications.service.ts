import type { Platform } from '@rankwright/contracts/platforms';
import type { Database } from '../../database/database.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';
import type { CheckedPublication } from './publication.model.ts';
import {
  findNewestPublications,
  findPublicationByRemoteId,
  findPublicationsByArticle,
  findPublishedArticles,
  insertPublication,
  listArticlesPublishedBetween,
  updateSitePost,
} from './publications.repository.ts';

export {
  findPublicationByRemoteId,
  findPublicationsByArticle,
  findPublishedArticles,
  insertPublication,
  listArticlesPublishedBetween,
  updateSitePost,
};

const shownCount = 50;

/** The publication of an article on a platform. */
export const findPublicationOnPlatform = async (
  db: Database,
  ownerId: string,
  articleId: string,
  platform: Platform,
): Promise<PublicationRow | undefined> =>
  (await findPublicationsByArticle(db, ownerId, [articleId])).find((row) => row.platform === platform);

/** The publications of an article, else the account's newest ones. */
export const listPublications = (
  db: Database,
  ownerId: string,
  articleId: string | undefined,
): Promise<CheckedPublication[]> =>
  articleId
    ? findPublicationsByArticle(db, ownerId, [articleId])
    : findNewestPublications(db, ownerId, shownCount);
