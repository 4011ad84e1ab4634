import type { ScheduledItem } from '@rankwright/contracts/planner';
import { useDraggable } from '@rankwright/shared-ui/calendar';
import { Box, Typography } from '@rankwright/shared-ui/core';
import { DeliveryLine } from '../publications/DeliveryLine.tsx';
import { PublicationList } from '../publications/PublicationLine.tsx';
import { hourOf } from './item.model.ts';
import type { ItemActions } from './itemActions.ts';
import { ItemButtons } from './ItemButtons.tsx';
import { ItemStatus } from './ItemStatus.tsx';

interface ItemCardProps {
  item: ScheduledItem;
  actions: ItemActions;
  tabIndex: number;
}

const clamp = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** The face of a planned article in its day. */
export const ItemFace = ({ item }: { item: ScheduledItem }) => (
  <>
    <ItemStatus status={item.status} />
    <Typography
      variant="body2"
      title={item.title}
      sx={{ fontWeight: 600, overflowWrap: 'anywhere', hyphens: 'auto', lineHeight: 1.3, ...clamp }}
    >
      {item.title}
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ fontSize: '0.8125rem', lineHeight: 1.35 }}>
      {item.volume} words · difficulty {item.difficulty}
    </Typography>
    {item.scheduledTime && (
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
      >
        {hourOf(item)}
      </Typography>
    )}
  </>
);

/** One planned article within its day; it can be dragged. */
export const ItemCard = ({ item, actions, tabIndex }: ItemCardProps) => {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: item.id, data: { item } });
  return (
    <Box
      ref={setNodeRef}
      {...listeners}
      sx={{ display: 'grid', gap: 0.25, cursor: 'grab', opacity: isDragging ? 0.35 : 1, minWidth: 0 }}
    >
      <ItemFace item={item} />
      <DeliveryLine item={item} />
      <PublicationList publications={item.publications} brief />
      <ItemButtons item={item} actions={actions} tabIndex={tabIndex} />
    </Box>
  );
};
