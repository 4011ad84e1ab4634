import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Box, Button, Icon, Typography } from '@rankwright/shared-ui/core';
import type { ItemActions } from '../items/itemActions.ts';
import { ItemRow } from '../items/ItemRow.tsx';

interface DayItemsProps {
  items: readonly ScheduledItem[];
  past: boolean;
  actions: ItemActions;
  onAdd: () => void;
}

/** Every article of a day, and the way to add one. */
export const DayItems = ({ items, past, actions, onAdd }: DayItemsProps) => (
  <>
    {items.length > 0 && (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} actions={actions} />
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
