import type { Platform } from '@rankwright/contracts/limits';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { ArticleRow } from '../articles/article.repository.ts';
import type { ItemRow } from '../planner/item.repository.ts';
import type { PublishInput } from '../publishing/post.ts';
import { publishTo, refusePublishing } from '../publishing/publish.service.ts';
import { liveStatus } from './delivery.model.ts';

const maxTags = 30;

const inputOf = (item: ItemRow, platform: Platform, article: ArticleRow): PublishInput => ({
  articleId: article.id,
  title: article.title,
  content: article.content,
  status: liveStatus[platform],
  tags: item.keywords.slice(0, maxTags),
  scheduledItemId: item.id,
  ...(article.imageUrl && { imageUrl: article.imageUrl }),
});

/** Publishes an item's article to one platform. What stops it beforehand is written into the publication, too. */
export const sendTo = async (
  deps: Deps,
  item: ItemRow,
  platform: Platform,
  article: ArticleRow,
): Promise<void> => {
  const input = inputOf(item, platform, article);
  try {
    await publishTo(deps, item.ownerId, platform, input);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== 'PUBLISHING_BUSY')
      await refusePublishing(deps, item.ownerId, platform, article, input, error.message);
  }
};
