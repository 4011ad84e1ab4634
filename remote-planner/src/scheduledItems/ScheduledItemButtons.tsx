import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Box, Icon, IconButton } from '@rankwright/shared-ui/core';
import type { ScheduledItemActions } from './scheduledItemActions.ts';
import { ScheduledItemMenu } from './ScheduledItemMenu.tsx';

interface ScheduledItemButtonsProps {
  item: ScheduledItem;
  actions: ScheduledItemActions;
  /** −1 for a grid cell that is not the tab stop. */
  tabIndex?: number;
}

const rowStyle = {
  display: 'flex',
  ml: -0.75,
  flexShrink: 0,
  '& .MuiIconButton-root': { minWidth: 28, minHeight: 28, p: 0.5 },
} as const;

/** Edit, delete and the menu of further actions. */
export const ScheduledItemButtons = ({ item, actions, tabIndex = 0 }: ScheduledItemButtonsProps) => (
  <Box sx={rowStyle}>
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
    <ScheduledItemMenu item={item} actions={actions} tabIndex={tabIndex} />
  </Box>
);
