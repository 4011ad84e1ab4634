import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Box, Typography } from '@rankwright/shared-ui/core';
import { DeliveryLine } from '../publications/DeliveryLine.tsx';
import { PublicationList } from '../publications/PublicationLine.tsx';
import { hourOf } from './item.model.ts';
import type { ItemActions } from './itemActions.ts';
import { ItemButtons } from './ItemButtons.tsx';
import { ItemStatus } from './ItemStatus.tsx';

/** One planned article in a list. */
export const ItemRow = ({ item, actions }: { item: ScheduledItem; actions: ItemActions }) => (
  <Box
    component="li"
    sx={{
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
        <ItemStatus status={item.status} />
        <Typography variant="body2" color="textSecondary">
          {item.volume} words · difficulty {item.difficulty} · {item.type}
        </Typography>
        {item.scheduledTime && (
          <Typography variant="body2" color="textSecondary">
            {hourOf(item)}
          </Typography>
        )}
      </Box>
      <DeliveryLine item={item} />
      <PublicationList publications={item.publications} />
    </Box>
    <ItemButtons item={item} actions={actions} />
  </Box>
);
