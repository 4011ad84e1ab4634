import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { PlatformError } from '../../platforms/platform.ts';
import type { PublishInput } from './post.ts';
import { updatePublication, findPublication, type PublicationRow } from './publication.repository.ts';
import { openConnectedSite, publishToPlatform } from './publish.service.ts';

const getOwnPublication = async (deps: Deps, ownerId: string, id: string): Promise<PublicationRow> => {
  const row = await findPublication(deps.db, ownerId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** Publishes again with the stored request. */
export const retryPublication = async (deps: Deps, ownerId: string, id: string): Promise<PublicationRow> => {
  const row = await getOwnPublication(deps, ownerId, id);
  const payload = row.payload as unknown as PublishInput | null;
  if (!payload) throw new AppError('PUBLISHING_FAILED');
  return publishToPlatform(deps, ownerId, row.platform, payload);
};

/** Looks up the post on the site and saves whether it is live or failed. */
export const checkPublication = async (deps: Deps, ownerId: string, id: string): Promise<PublicationRow> => {
  const row = await getOwnPublication(deps, ownerId, id);
  const site = await openConnectedSite(deps, ownerId, row.platform);
  const now = deps.clock.now();
  try {
    const found = await site.find(row.marker, row.remoteId);
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
