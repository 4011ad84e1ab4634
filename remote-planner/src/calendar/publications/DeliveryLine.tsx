import type { ScheduledItem } from '@rankwright/contracts/planner';
import { StatusBadge, Typography } from '@rankwright/shared-ui/core';
import { deliveryNews } from './delivery.model.ts';

/** What became of an item as a whole: missed, not delivered, late. */
export const DeliveryLine = ({ item }: { item: ScheduledItem }) => {
  const news = deliveryNews(item);
  return (
    news && (
      <div>
        <StatusBadge tone={news.tone} label={news.label} />
        {news.reason && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {news.reason}
          </Typography>
        )}
      </div>
    )
  );
};
