import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Box } from '@rankwright/shared-ui/core';
import type { ItemActions } from '../calendar/items/itemActions.ts';
import { ItemCard } from '../calendar/items/ItemCard.tsx';

/** An article without a date; it can be dragged onto a day. */
export const BacklogItem = ({ item, actions }: { item: ScheduledItem; actions: ItemActions }) => (
  <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
    <ItemCard item={item} actions={actions} tabIndex={0} />
  </Box>
);
