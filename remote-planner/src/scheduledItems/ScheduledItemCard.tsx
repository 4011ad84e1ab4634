import type { ScheduledItem } from '@rankwright/contracts/planner';
import { PublicationList } from '@rankwright/sdk/publications';
import { useDraggable } from '@rankwright/shared-ui/calendar';
import { DeliveryLine } from './delivery/DeliveryLine.tsx';
import { NextActionButtons } from './NextActionButtons.tsx';
import { ScheduledHour } from './ScheduledHour.tsx';
import type { ScheduledItemActions } from './scheduledItemActions.ts';
import { ScheduledItemButtons } from './ScheduledItemButtons.tsx';
import { ScheduledItemStatus } from './ScheduledItemStatus.tsx';

interface ScheduledItemCardProps {
  item: ScheduledItem;
  actions: ScheduledItemActions;
  tabIndex: number;
}

/** Status, title, facts and time of an article; the container styles it with `scheduledItemStyle`. */
export const ScheduledItemSummary = ({ item }: { item: ScheduledItem }) => (
  <>
    <ScheduledItemStatus item={item} />
    <div data-part="title" title={item.title}>
      {item.title}
    </div>
    <div data-part="facts">
      {item.volume} words · difficulty {item.difficulty}
    </div>
    <ScheduledHour item={item} />
  </>
);

/** One planned article as a draggable card. */
export const ScheduledItemCard = ({ item, actions, tabIndex }: ScheduledItemCardProps) => {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: item.id, data: { item } });
  return (
    <div ref={setNodeRef} {...listeners} data-part="card" style={{ opacity: isDragging ? 0.35 : 1 }}>
      <ScheduledItemSummary item={item} />
      <DeliveryLine item={item} />
      <PublicationList publications={item.publications} compact brief />
      <NextActionButtons item={item} actions={actions} tabIndex={tabIndex} />
      <ScheduledItemButtons item={item} actions={actions} tabIndex={tabIndex} />
    </div>
  );
};
