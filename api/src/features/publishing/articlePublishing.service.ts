import type { EndpointSchemas } from '@rankwright/contracts/http';
import type * as endpoints from '@rankwright/contracts/articlePublishing';
import type { z } from 'zod';
import type { PublicationRow } from '../../database/schema/publications.ts';
import type { Deps } from '../../deps.ts';
import { approveShownVersion } from '../articles/approval.service.ts';
import { getArticle } from '../articles/article.service.ts';
import { openConnectedSite } from '../connections/openPlatform.service.ts';
import { findPublishDefaults, rememberPublishDefaults } from '../connections/publishDefaults.service.ts';
import { findPublicationOnPlatform } from '../publications/publications.service.ts';
import { createPublishInput } from './publishInput.model.ts';
import { sendPublicationJob } from './publishing.definition.ts';
import { queuePublication, sendToWorker } from './queuePublication.ts';

type Request = z.output<EndpointSchemas<typeof endpoints.publishArticle>['body']>;

/**
 * Publishes the version that its owner has on screen. Saves the publications of every platform in one
 * transaction and hands them to the workers.
 */
export const publishArticle = async (
  deps: Deps,
  ownerId: string,
  id: string,
  { platforms, version, asDraft, makePublic, options }: Request,
): Promise<PublicationRow[]> => {
  const targets = [...new Set(platforms)];
  await getArticle(deps, ownerId, id);
  for (const platform of targets) await openConnectedSite(deps, ownerId, platform);
  const rows = await deps.db.transaction(async (tx) => {
    const article = await approveShownVersion(tx, deps, { ownerId, id, version });
    const queued: PublicationRow[] = [];
    for (const platform of targets) {
      const defaults = await findPublishDefaults(tx, ownerId, platform);
      const makesPublic = makePublic.includes(platform);
      const known = await findPublicationOnPlatform(tx, ownerId, id, platform);
      const siteFields = known?.siteFields;
      const choices = { options: options[platform], defaults, siteFields, asDraft, makesPublic };
      const input = createPublishInput(article, platform, choices);
      const row = await queuePublication(tx, deps, { ownerId, platform, article, input });
      await sendToWorker(tx, deps, row);
      queued.push(row);
    }
    return queued;
  });
  deps.queue.wake(sendPublicationJob);
  for (const platform of targets)
    await rememberPublishDefaults(deps.db, ownerId, platform, options[platform] ?? {});
  return rows;
};
