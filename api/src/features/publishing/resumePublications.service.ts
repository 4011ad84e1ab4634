import type { Platform } from '@rankwright/contracts/platforms';
import type { Deps } from '../../deps.ts';
import { sendPublicationJob } from './publishing.definition.ts';
import { resumeDelivery } from '../planner/itemDelivery.service.ts';
import { findPublicationsToResume, requeuePublication } from './publication.repository.ts';
import { sendToWorker } from './queuePublication.ts';

/** Sends what failed because the connection did not work. Call it when the connection works again. */
export const resumePublications = async (deps: Deps, ownerId: string, platform: Platform): Promise<void> => {
  await deps.db.transaction(async (tx) => {
    for (const { id } of await findPublicationsToResume(tx, ownerId, platform)) {
      const lease = { now: deps.clock.now(), leaseMs: 10 * deps.env.WORKER_LEASE_MS };
      const row = await requeuePublication(tx, ownerId, id, lease);
      if (!row) continue;
      if (row.scheduledItemId) await resumeDelivery(tx, row.scheduledItemId);
      await sendToWorker(tx, deps, row);
    }
  });
  deps.queue.wake(sendPublicationJob);
};
