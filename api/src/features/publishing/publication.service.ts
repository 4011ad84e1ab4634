import type { PublicationRow } from '../../database/schema/publications.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { PlatformError } from '../../platforms/platform.ts';
import { findPublication, requeuePublication, updatePublication } from './publication.repository.ts';
import { sendAndWait } from './publish.service.ts';
import { openConnectedSite } from '../connections/openPlatform.service.ts';
import { getPostReference } from './sendPublication.ts';

const getOwnPublication = async (deps: Deps, ownerId: string, id: string): Promise<PublicationRow> => {
  const row = await findPublication(deps.db, ownerId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** Publishes again what is stored, and waits for the outcome. */
export const retryPublication = async (deps: Deps, ownerId: string, id: string): Promise<PublicationRow> => {
  const row = await getOwnPublication(deps, ownerId, id);
  if (!row.payload) throw new AppError('PUBLISHING_FAILED');
  if (row.state === 'live') return row;
  await openConnectedSite(deps, ownerId, row.platform);
  const queued = await requeuePublication(deps.db, ownerId, id, deps.clock.now(), deps.env.WORKER_LEASE_MS);
  if (!queued) throw new AppError('PUBLISHING_BUSY');
  return sendAndWait(deps, queued);
};

/** Looks up the post on the site and saves whether it is live or failed. */
export const checkPublication = async (deps: Deps, ownerId: string, id: string): Promise<PublicationRow> => {
  const row = await getOwnPublication(deps, ownerId, id);
  const site = await openConnectedSite(deps, ownerId, row.platform);
  const now = deps.clock.now();
  try {
    const found = await site.find(getPostReference(row), row.remoteId);
    return await updatePublication(
      deps.db,
      row.id,
      found
        ? {
            state: 'live',
            remoteId: found.id,
            url: found.url,
            lastError: null,
            remedy: 'none',
            liveAt: row.liveAt ?? now,
            updatedAt: now,
          }
        : {
            state: 'failed',
            lastError: 'The post did not arrive. Try again.',
            remedy: 'retry',
            updatedAt: now,
          },
    );
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return updatePublication(deps.db, row.id, { lastError: error.message, updatedAt: now });
  }
};
