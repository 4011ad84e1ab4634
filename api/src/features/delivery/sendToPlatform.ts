import { getPlatformDescriptor, type Platform } from '@rankwright/contracts/platforms';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { ArticleRow } from '../articles/article.repository.ts';
import type { ScheduledItemRow } from '../planner/scheduledItem.repository.ts';
import type { PublishInput } from '../publishing/publishInput.ts';
import { publishToPlatform, rejectPublication } from '../publishing/publish.service.ts';

const maxTags = 30;

const createPublishInput = (
  item: ScheduledItemRow,
  platform: Platform,
  article: ArticleRow,
): PublishInput => ({
  articleId: article.id,
  title: article.title,
  content: article.content,
  status: getPlatformDescriptor(platform).statuses.live,
  tags: item.keywords.slice(0, maxTags),
  scheduledItemId: item.id,
  ...(article.imageUrl && { imageUrl: article.imageUrl }),
});

/**
 * Publishes an item's article to one platform. Errors before the first request are saved to the publication,
 * too.
 */
export const sendToPlatform = async (
  deps: Deps,
  item: ScheduledItemRow,
  platform: Platform,
  article: ArticleRow,
): Promise<void> => {
  const input = createPublishInput(item, platform, article);
  try {
    await publishToPlatform(deps, item.ownerId, platform, input);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== 'PUBLISHING_BUSY')
      await rejectPublication(deps, item.ownerId, platform, article, input, error.message);
  }
};
