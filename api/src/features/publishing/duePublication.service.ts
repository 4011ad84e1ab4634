import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { updatePublication, findPublication } from './publication.repository.ts';
import { sendPublication } from './sendPublication.ts';
import { reserveDuePublications } from './duePublication.repository.ts';
import { sendPublicationJob } from './publishing.definition.ts';
import { sendToWorker } from './queuePublication.ts';

/** Hands the publications whose next attempt is due to the workers. */
export const queueDuePublications = async (deps: Deps, queueMs: number, limit: number): Promise<void> => {
  await deps.db.transaction(async (tx) => {
    for (const row of await reserveDuePublications(tx, deps.clock.now(), queueMs, limit))
      await sendToWorker(tx, deps, row);
  });
  deps.queue.wake(sendPublicationJob);
};

/**
 * Retries a due publication and returns the scheduled item that it belongs to. The post is looked up on the site
 * first. Null when it is not due any more, or belongs to none.
 */
export const retryDuePublication = async (
  deps: Deps,
  ownerId: string,
  id: string,
): Promise<string | null> => {
  const { db, clock } = deps;
  const row = await findPublication(db, ownerId, id);
  if (row?.state !== 'waiting' && row?.state !== 'unknown') return null;
  try {
    if (!(await deps.payments.isActive(ownerId))) throw new AppError('PLAN_REQUIRED');
    await sendPublication(deps, ownerId, id);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await updatePublication(db, id, {
      state: 'failed',
      lastError: error.message,
      remedy: 'retry',
      nextAttemptAt: null,
      leaseUntil: null,
      updatedAt: clock.now(),
    });
  }
  return row.scheduledItemId;
};
