import type { ScheduledItem } from '@rankwright/contracts/planner';
import { PublicationList } from '@rankwright/sdk/publications';
import { Box, Typography } from '@rankwright/shared-ui/core';
import { DeliveryLine } from './delivery/DeliveryLine.tsx';
import { NextActionButtons } from './NextActionButtons.tsx';
import { ScheduledHour } from './ScheduledHour.tsx';
import { formatFacts } from './scheduledItem.model.ts';
import type { ScheduledItemActions } from './scheduledItemActions.ts';
import { ScheduledItemButtons } from './ScheduledItemButtons.tsx';
import { scheduledItemStyle } from './scheduledItemStyle.ts';
import { ScheduledItemStatus } from './ScheduledItemStatus.tsx';

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  '& > :last-child': { ml: 'auto' },
} as const;

/** One scheduled item in a list: a line where there is room, with what went wrong or out below it. */
export const ScheduledItemRow = ({
  item,
  actions,
}: {
  item: ScheduledItem;
  actions: ScheduledItemActions;
}) => (
  <Box component="li" sx={{ ...scheduledItemStyle, py: 1, borderTop: 1, borderColor: 'divider' }}>
    <Box sx={lineStyle}>
      <Typography dir="auto" sx={{ flex: '1 1 16rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {item.title}
      </Typography>
      <ScheduledItemStatus item={item} />
      <div data-part="facts">{formatFacts(item)}</div>
      <ScheduledHour item={item} />
      <NextActionButtons item={item} actions={actions} />
      <ScheduledItemButtons item={item} actions={actions} />
    </Box>
    <DeliveryLine item={item} />
    <PublicationList publications={item.publications} compact />
  </Box>
);
