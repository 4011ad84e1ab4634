import type { Platform } from '@rankwright/contracts/platforms';
import type { Database } from '../../database/database.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';
import type { Deps } from '../../deps.ts';
import { PlatformError } from '@rankwright/platforms/port/platform';
import { findArticle } from '../articles/article.service.ts';
import { getManualReason, getReviewReason } from '../connections/connection.model.ts';
import { lockConnectionMode } from '../connections/connectionMode.service.ts';
import { getFailureOutcome } from './failureOutcome.ts';
import { endWaitingPublications } from './publication.repository.ts';
import { parsePublishInput } from './publishInput.model.ts';
import { refreshItemDelivery } from './refreshItemDelivery.ts';
import { refreshDeliveryJob } from './publishing.definition.ts';

/** Its owner publishes it with a click. */
const createWithdrawal = (platform: Platform, mode: 'manual' | 'review'): PlatformError => {
  const reason = mode === 'manual' ? getManualReason(platform) : getReviewReason(platform);
  return new PlatformError('permanent', reason, 'retry');
};

const isApprovedNow = async (tx: Database, row: PublicationRow): Promise<boolean> =>
  (await findArticle(tx, row.ownerId, row.articleId))?.approvedVersion === row.version;

/**
 * Why it may not be sent without a click: the platform is in manual mode, or in review mode and the text is not
 * approved. Null when it may. Holds until the transaction ends.
 */
export const findWithdrawal = async (tx: Database, row: PublicationRow): Promise<PlatformError | null> => {
  const { ownerId, platform } = row;
  const payload = row.payload && parsePublishInput(row.payload);
  if (payload?.scheduledItemId === undefined) return null;
  const mode = await lockConnectionMode(tx, ownerId, platform);
  if (mode === 'manual') return createWithdrawal(platform, mode);
  const isHeld = mode === 'review' && payload.isUnapproved && !(await isApprovedNow(tx, row));
  return isHeld ? createWithdrawal(platform, mode) : null;
};

/** Withdraws what waits for a platform and may not go out by itself in its present mode. */
export const withdrawPublications = async (
  deps: Deps,
  ownerId: string,
  platform: Platform,
): Promise<void> => {
  await deps.db.transaction(async (tx) => {
    const mode = await lockConnectionMode(tx, ownerId, platform);
    if (mode !== 'manual' && mode !== 'review') return;
    const withdrawal = createWithdrawal(platform, mode);
    const outcome = getFailureOutcome(withdrawal, { tryingSince: null }, deps.clock.now());
    for (const row of await endWaitingPublications(tx, { ownerId, platform, mode }, outcome))
      await refreshItemDelivery(tx, deps, row);
  });
  deps.queue.wake(refreshDeliveryJob);
};
