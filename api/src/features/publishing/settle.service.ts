import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { PlatformError } from '../../platforms/platform.ts';
import type { PublishInput } from './post.ts';
import { changePublication, findPublication, type PublicationRow } from './publication.repository.ts';
import { connectedSite, publishTo } from './publish.service.ts';

const ownPublication = async (deps: Deps, ownerId: string, id: string): Promise<PublicationRow> => {
  const row = await findPublication(deps.db, ownerId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** Tries again with exactly what was to be sent. */
export const retryPublishing = async (deps: Deps, ownerId: string, id: string): Promise<PublicationRow> => {
  const row = await ownPublication(deps, ownerId, id);
  const payload = row.payload as unknown as PublishInput | null;
  if (!payload) throw new AppError('PUBLISHING_FAILED');
  return publishTo(deps, ownerId, row.platform, payload);
};

/** Looks for the post and settles what is unknown. */
export const checkPublishing = async (deps: Deps, ownerId: string, id: string): Promise<PublicationRow> => {
  const row = await ownPublication(deps, ownerId, id);
  const site = await connectedSite(deps, ownerId, row.platform);
  const now = deps.clock.now();
  try {
    const found = await site.find(row.marker, row.remoteId);
    return await changePublication(
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
    return changePublication(deps.db, row.id, { lastError: error.message, updatedAt: now });
  }
};
