import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { changePublication, findPublication } from '../publishing/publication.repository.ts';
import { retryPublishing } from '../publishing/settle.service.ts';
import { concludeItem } from './delivery.service.ts';

/** Tries a publication again whose time has come; before, it is looked for. */
export const retryDue = async (deps: Deps, ownerId: string, id: string): Promise<void> => {
  const { db, clock } = deps;
  const row = await findPublication(db, ownerId, id);
  if (row?.state !== 'waiting' && row?.state !== 'unknown') return;
  try {
    if (!(await deps.payments.isActive(ownerId))) throw new AppError('PLAN_REQUIRED');
    await retryPublishing(deps, ownerId, id);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'PUBLISHING_BUSY') return;
    await changePublication(db, id, {
      state: 'failed',
      lastError: error.message,
      remedy: error.code === 'PLAN_REQUIRED' ? 'retry' : 'reconnect',
      nextAttemptAt: null,
      leaseUntil: null,
      updatedAt: clock.now(),
    });
  }
  if (row.scheduledItemId) await concludeItem(deps, row.scheduledItemId);
};
