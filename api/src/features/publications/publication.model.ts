import type { Publication } from '@rankwright/contracts/publishing';
import { isPublishedStatus } from '@rankwright/platforms/port/isPublishedStatus';
import type { PublicationRow } from '../../database/schema/publications.ts';

/** The publication as the API returns it. */
export const toPublication = (row: PublicationRow): Publication => ({
  id: row.id,
  articleId: row.articleId,
  platform: row.platform,
  state: row.state,
  postId: row.remoteId,
  url: row.url,
  attempts: row.attempts,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  error: row.lastError,
  remedy: row.remedy,
  version: row.version,
  isDraft: !isPublishedStatus(row.intendedStatus),
  updatedAt: row.updatedAt.toISOString(),
});
