import type { PageCheck, Publication } from '@rankwright/contracts/publishing';
import { isReachable } from '@rankwright/contracts/platforms';
import { readVisibility } from '@rankwright/platforms/port/visibility';
import type { PageCheckRow } from '../../database/schema/pageChecks.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';

/** A publication with the last look at its live page, where that was read. */
export type CheckedPublication = PublicationRow & { pageCheck?: PageCheckRow | null };

const toPageCheck = (row: PageCheckRow | null | undefined): PageCheck | null =>
  row?.checkedAt
    ? { checkedAt: row.checkedAt.toISOString(), problems: row.problems, unknown: row.unknown }
    : null;

/** The publication as the API returns it. */
export const toPublication = (row: CheckedPublication): Publication => ({
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
  isDraft: !isReachable(row.visibility ?? readVisibility(row.intendedStatus)),
  visibility: row.visibility,
  publicAt: row.publicAt?.toISOString() ?? null,
  page: toPageCheck(row.pageCheck),
  updatedAt: row.updatedAt.toISOString(),
});
