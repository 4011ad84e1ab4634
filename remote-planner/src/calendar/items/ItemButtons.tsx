import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Box, Icon, IconButton } from '@rankwright/shared-ui/core';
import type { ItemActions } from './itemActions.ts';
import { ItemMenu } from './ItemMenu.tsx';

interface ItemButtonsProps {
  item: ScheduledItem;
  actions: ItemActions;
  /** −1 where the buttons belong to a cell that does not have the focus. */
  tabIndex?: number;
}

const row = {
  display: 'flex',
  ml: -0.75,
  flexShrink: 0,
  '& .MuiIconButton-root': { minWidth: 28, minHeight: 28, p: 0.5 },
} as const;

/** Edit, delete and the rest. */
export const ItemButtons = ({ item, actions, tabIndex = 0 }: ItemButtonsProps) => (
  <Box sx={row}>
    <IconButton
      size="small"
      tabIndex={tabIndex}
      aria-label={`Edit ${item.title}`}
      onClick={() => actions.onEdit(item)}
    >
      <Icon name="pen" sx={{ fontSize: 16 }} />
    </IconButton>
    <IconButton
      size="small"
      tabIndex={tabIndex}
      aria-label={`Delete ${item.title}`}
      onClick={() => actions.onDelete(item)}
    >
      <Icon name="trash" sx={{ fontSize: 16 }} />
    </IconButton>
    <ItemMenu item={item} actions={actions} tabIndex={tabIndex} />
  </Box>
);
