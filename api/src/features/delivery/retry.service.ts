import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { updatePublication, findPublication } from '../publishing/publication.repository.ts';
import { sendPublication } from '../publishing/sendPublication.ts';
import { refreshDeliveryOutcome } from './delivery.service.ts';

/** Retries a due publication. The post is looked up on the site first. */
export const retryDuePublication = async (deps: Deps, ownerId: string, id: string): Promise<void> => {
  const { db, clock } = deps;
  const row = await findPublication(db, ownerId, id);
  if (row?.state !== 'waiting' && row?.state !== 'unknown') return;
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
  if (row.scheduledItemId) await refreshDeliveryOutcome(deps, row.scheduledItemId);
};
