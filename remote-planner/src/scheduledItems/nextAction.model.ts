import type { ScheduledItem } from '@rankwright/contracts/planner';

export const isMissed = ({ delivery }: ScheduledItem): boolean => delivery?.state === 'missed';

/** The one thing that its owner does next with an item; null when nothing is to be done. */
export type NextAction = 'write' | 'review' | 'publish' | null;

export const getNextAction = (item: ScheduledItem): NextAction => {
  if (item.state === 'writing' || item.state === 'publishing') return null;
  if (!item.hasText) return item.status === 'published' ? null : 'write';
  if (isMissed(item)) return 'publish';
  return item.state === 'needsReview' ? 'review' : null;
};
