import type { ScheduledItem } from '@rankwright/contracts/planner';
import { StatusBadge, Typography } from '@rankwright/shared-ui/core';
import { getDeliveryNotice } from './delivery.model.ts';

/** Delivery status of the whole item: missed, not delivered, late. */
export const DeliveryLine = ({ item }: { item: ScheduledItem }) => {
  const notice = getDeliveryNotice(item);
  return (
    notice && (
      <div>
        <StatusBadge tone={notice.tone} label={notice.label} />
        {notice.reason && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {notice.reason}
          </Typography>
        )}
      </div>
    )
  );
};
