import { paths } from '@rankwright/contracts/paths';
import type { ScheduledItem } from '@rankwright/contracts/planner';

/** The article's page, or the generator with its keyword filled in for an item without an article. */
export const getArticlePath = ({
  articleId,
  keywords,
  title,
}: Pick<ScheduledItem, 'articleId' | 'keywords' | 'title'>): string =>
  articleId ? paths.article(articleId) : paths.generateForKeyword(keywords[0] ?? title);

export const isMissed = ({ delivery }: ScheduledItem): boolean => delivery?.state === 'missed';

/** The one thing that its owner does next with an item; null when nothing is to be done. */
export type NextAction = 'write' | 'review' | 'publish' | null;

export const getNextAction = (item: ScheduledItem): NextAction => {
  if (item.state === 'writing' || item.state === 'publishing') return null;
  if (!item.hasText) return item.status === 'published' ? null : 'write';
  if (!item.articleId) return null;
  if (isMissed(item)) return 'publish';
  return item.state === 'needsReview' ? 'review' : null;
};
