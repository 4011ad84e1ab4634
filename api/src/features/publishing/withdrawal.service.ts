import type { Platform } from '@rankwright/contracts/platforms';
import type { Database } from '../../database/database.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';
import type { Deps } from '../../deps.ts';
import { PlatformError } from '../../platforms/platform.ts';
import { getManualReason } from '../connections/connection.model.ts';
import { isSetToManual } from '../connections/connectionMode.service.ts';
import { getFailureOutcome } from './failureOutcome.ts';
import { endWaitingPublications } from './publication.repository.ts';
import type { PublishInput } from './publishInput.model.ts';
import { refreshItemDelivery } from './refreshItemDelivery.ts';
import { refreshDeliveryJob } from './publish.jobs.ts';

/** Its owner publishes it with a click. */
export const createWithdrawal = (platform: Platform): PlatformError =>
  new PlatformError('permanent', getManualReason(platform), 'retry');

/** Whether it would be sent without a click to a platform in manual mode. Holds until the transaction ends. */
export const isWithheld = async (
  tx: Database,
  { ownerId, platform, payload }: PublicationRow,
): Promise<boolean> =>
  (payload as unknown as PublishInput | null)?.scheduledItemId !== undefined &&
  isSetToManual(tx, ownerId, platform);

/** Withdraws what waits for a platform that was set to manual, unless the mode has changed again. */
export const withdrawPublications = async (
  deps: Deps,
  ownerId: string,
  platform: Platform,
): Promise<void> => {
  await deps.db.transaction(async (tx) => {
    if (!(await isSetToManual(tx, ownerId, platform))) return;
    const outcome = getFailureOutcome(createWithdrawal(platform), { tryingSince: null }, deps.clock.now());
    for (const row of await endWaitingPublications(tx, ownerId, platform, outcome))
      await refreshItemDelivery(tx, deps, row);
  });
  deps.queue.wake(refreshDeliveryJob);
};
