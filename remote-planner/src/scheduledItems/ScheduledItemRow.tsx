import type { ScheduledItem } from '@rankwright/contracts/planner';
import { PublicationList } from '@rankwright/sdk/publications';
import { Box, Typography } from '@rankwright/shared-ui/core';
import { DeliveryLine } from './delivery/DeliveryLine.tsx';
import { NextActionButtons } from './NextActionButtons.tsx';
import { formatScheduledTime } from './scheduledItem.model.ts';
import type { ScheduledItemActions } from './scheduledItemActions.ts';
import { ScheduledItemButtons } from './ScheduledItemButtons.tsx';
import { scheduledItemStyle } from './scheduledItemStyle.ts';
import { ScheduledItemStatus } from './ScheduledItemStatus.tsx';

/** One scheduled item in a list. */
export const ScheduledItemRow = ({
  item,
  actions,
}: {
  item: ScheduledItem;
  actions: ScheduledItemActions;
}) => (
  <Box
    component="li"
    sx={{
      ...scheduledItemStyle,
      display: 'flex',
      gap: 2,
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      py: 1.5,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{item.title}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
        <ScheduledItemStatus item={item} />
        <Typography variant="body2" color="textSecondary">
          {item.volume} words · difficulty {item.difficulty} · {item.type}
        </Typography>
        {item.scheduledTime && (
          <Typography variant="body2" color="textSecondary">
            {formatScheduledTime(item)}
          </Typography>
        )}
      </Box>
      <DeliveryLine item={item} />
      <PublicationList publications={item.publications} compact />
      <NextActionButtons item={item} actions={actions} />
    </Box>
    <ScheduledItemButtons item={item} actions={actions} />
  </Box>
);
