import type { ScheduledItem } from '@rankwright/contracts/planner';
import { useDraggable } from '@rankwright/shared-ui/calendar';
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

/** The face of a planned article in its day; `faceStyle` of what holds it says how it looks. */
export const ItemFace = ({ item }: { item: ScheduledItem }) => (
  <>
    <ItemStatus status={item.status} />
    <div data-part="title" title={item.title}>
      {item.title}
    </div>
    <div data-part="facts">
      {item.volume} words · difficulty {item.difficulty}
    </div>
    {item.scheduledTime && <div data-part="hour">{hourOf(item)}</div>}
  </>
);

/** One planned article within its day; it can be dragged. */
export const ItemCard = ({ item, actions, tabIndex }: ItemCardProps) => {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: item.id, data: { item } });
  return (
    <div ref={setNodeRef} {...listeners} data-part="card" style={{ opacity: isDragging ? 0.35 : 1 }}>
      <ItemFace item={item} />
      <DeliveryLine item={item} />
      <PublicationList publications={item.publications} brief />
      <ItemButtons item={item} actions={actions} tabIndex={tabIndex} />
    </div>
  );
};
