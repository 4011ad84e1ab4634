import type * as endpoints from '@rankwright/contracts/articlePublishing';
import type { PublishOptions } from '@rankwright/contracts/articlePublishing';
import type { Platform } from '@rankwright/contracts/platforms';
import type { z } from 'zod';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { PublicationRow } from '../../database/schema/publications.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { assertPublishable } from '../articles/approval.service.ts';
import { findArticle } from '../articles/article.repository.ts';
import { findConnection, updateConnection } from '../connections/connection.repository.ts';
import { approveArticleVersion } from './publication.repository.ts';
import { createPublishInput, readPublishDefaults } from './publishInput.ts';
import { sendPublicationJob } from './publish.jobs.ts';
import { queuePublication, sendToWorker } from './queuePublication.ts';
import { openConnectedSite } from './sendPublication.ts';

export { sendPublicationJob };

type Request = z.output<typeof endpoints.publishArticle.body>;

/** Categories, tags and author are remembered for the next article. */
const rememberOptions = async (
  deps: Deps,
  ownerId: string,
  platform: Platform,
  { categories, tags, author }: PublishOptions,
): Promise<void> => {
  const row = await findConnection(deps.db, ownerId, platform);
  if (!row || (!categories && !tags && author === undefined)) return;
  const publishDefaults = {
    ...readPublishDefaults(row.settings),
    ...(categories && { categories }),
    ...(tags && { tags }),
    ...(author !== undefined && { author }),
  };
  await updateConnection(deps.db, ownerId, platform, { settings: { ...row.settings, publishDefaults } });
};

const getDefaults = async ({ db }: Deps, ownerId: string, platform: Platform) =>
  readPublishDefaults((await findConnection(db, ownerId, platform))?.settings);

/** Throws ARTICLE_CHANGED when the caller saw another version. */
const assertVersion = (article: ArticleRow, version: number): void => {
  if (article.version !== version) throw new AppError('ARTICLE_CHANGED');
};

/**
 * Publishes the version that its owner has on screen. Saves the publications of every platform in one
 * transaction and hands them to the workers.
 */
export const publishArticle = async (
  deps: Deps,
  ownerId: string,
  id: string,
  { platforms, version, asDraft, options }: Request,
): Promise<PublicationRow[]> => {
  const targets = [...new Set(platforms)];
  if (!(await findArticle(deps.db, ownerId, id))) throw new AppError('NOT_FOUND');
  for (const platform of targets) await openConnectedSite(deps, ownerId, platform);
  const rows = await deps.db.transaction(async (tx) => {
    const article = await findArticle(tx, ownerId, id);
    if (!article) throw new AppError('NOT_FOUND');
    assertVersion(article, version);
    await assertPublishable(tx, article);
    await approveArticleVersion(tx, article, deps.clock.now());
    const queued: PublicationRow[] = [];
    for (const platform of targets) {
      const defaults = await getDefaults({ ...deps, db: tx }, ownerId, platform);
      const input = createPublishInput(article, platform, { options: options[platform], defaults, asDraft });
      const row = await queuePublication(tx, deps, { ownerId, platform, article, input });
      await sendToWorker(tx, deps, row);
      queued.push(row);
    }
    return queued;
  });
  deps.queue.wake(sendPublicationJob);
  for (const platform of targets) await rememberOptions(deps, ownerId, platform, options[platform] ?? {});
  return rows;
};
