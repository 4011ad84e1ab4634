import type { Database } from '../../database/database.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';
import type { Deps } from '../../deps.ts';
import { resumeDelivery } from '../planner/itemDelivery.service.ts';
import { refreshDeliveryJob } from './publishing.definition.ts';

/** The delivery state of the publication's scheduled item follows, when the transaction commits. */
export const refreshItemDelivery = async (
  tx: Database,
  { queue }: Pick<Deps, 'queue'>,
  row: Pick<PublicationRow, 'scheduledItemId'>,
): Promise<void> => {
  const { scheduledItemId } = row;
  if (!scheduledItemId) return;
  await resumeDelivery(tx, scheduledItemId);
  await queue.send(refreshDeliveryJob, { scheduledItemId }, { tx });
};
