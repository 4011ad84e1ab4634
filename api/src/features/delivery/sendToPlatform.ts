import type { Platform } from '@rankwright/contracts/platforms';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import type { ScheduledItemRow } from '../../database/schema/planner.ts';
import { isApproved, listKeywords } from '../articles/articleState.model.ts';
import { readPublishDefaults } from '../connections/publishDefaults.service.ts';
import { createPublishInput, type PublishInput } from '../publishing/publishInput.model.ts';
import { publishToPlatform, rejectPublication } from '../publishing/publish.service.ts';

const maxTags = 30;

/** An article without tags of its own gets those used last on the site, else its keywords. */
const createScheduledInput = (
  item: ScheduledItemRow,
  platform: Platform,
  article: ArticleRow,
  connection: ConnectionRow | undefined,
): PublishInput => {
  const tags = listKeywords(article).slice(0, maxTags);
  const defaults = { tags, ...readPublishDefaults(connection?.settings) };
  return {
    ...createPublishInput(article, platform, { defaults }),
    scheduledItemId: item.id,
    isUnapproved: !isApproved(article),
  };
};

/**
 * Publishes an item's article to one platform. Errors before the first request are saved to the publication,
 * too.
 */
export const sendToPlatform = async (
  deps: Deps,
  item: ScheduledItemRow,
  platform: Platform,
  article: ArticleRow,
  connection: ConnectionRow | undefined,
): Promise<void> => {
  const input = createScheduledInput(item, platform, article, connection);
  try {
    await publishToPlatform(deps, item.ownerId, platform, input);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== 'PUBLISHING_BUSY')
      await rejectPublication(deps, item.ownerId, platform, article, input, error.message);
  }
};
