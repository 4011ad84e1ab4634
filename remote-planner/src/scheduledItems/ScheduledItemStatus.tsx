import type { ScheduledItem } from '@rankwright/contracts/planner';
import { ArticleStateBadge } from '@rankwright/sdk/publications';
import { getStatusLabels } from './status.model.ts';

/** The article's state as a badge, with the user's own status (Planned, In Progress, Published) beside it. */
export const ScheduledItemStatus = ({ item }: { item: ScheduledItem }) => {
  const [, status] = getStatusLabels(item);
  return (
    <span data-part="status">
      <ArticleStateBadge state={item.state} publications={item.publications} />
      {status && <span data-part="own-status">{status}</span>}
    </span>
  );
};
