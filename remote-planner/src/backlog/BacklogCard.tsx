import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Box } from '@rankwright/shared-ui/core';
import type { ScheduledItemActions } from '../scheduledItems/scheduledItemActions.ts';
import { ScheduledItemCard } from '../scheduledItems/ScheduledItemCard.tsx';

/** An article without a date; drag it onto a day to schedule it. */
export const BacklogCard = ({ item, actions }: { item: ScheduledItem; actions: ScheduledItemActions }) => (
  <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
    <ScheduledItemCard item={item} actions={actions} tabIndex={0} />
  </Box>
);
