import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Box, Button, Icon, Typography } from '@rankwright/shared-ui/core';
import type { ScheduledItemActions } from '../../scheduledItems/scheduledItemActions.ts';
import { ScheduledItemRow } from '../../scheduledItems/ScheduledItemRow.tsx';

interface DayScheduledItemsProps {
  items: readonly ScheduledItem[];
  past: boolean;
  actions: ScheduledItemActions;
  onAdd: () => void;
}

/** Every article of a day, with a button to add one. */
export const DayScheduledItems = ({ items, past, actions, onAdd }: DayScheduledItemsProps) => (
  <>
    {items.length > 0 && (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <ScheduledItemRow key={item.id} item={item} actions={actions} />
        ))}
      </Box>
    )}
    {past && items.length === 0 && <Typography color="textSecondary">Past date</Typography>}
    {!past && (
      <Button variant="outlined" startIcon={<Icon name="plus" />} onClick={onAdd} sx={{ mt: 1 }}>
        {items.length === 0 ? 'Click to add content' : 'Add another'}
      </Button>
    )}
  </>
);
