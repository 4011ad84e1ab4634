import type { ScheduledItem } from '@rankwright/contracts/planner';
import {
  DragBoard,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
} from '@rankwright/shared-ui/calendar';
import { Paper } from '@rankwright/shared-ui/core';
import { useState, type ReactNode } from 'react';
import { backlogDroppableId } from '../../backlog/Backlog.tsx';
import { scheduledItemStyle } from '../../scheduledItems/scheduledItemStyle.ts';
import { ScheduledItemChip } from '../../scheduledItems/ScheduledItemCard.tsx';
import { findDropTarget, useReleasePoint } from './useReleasePoint.ts';

interface PlanBoardProps {
  children: ReactNode;
  /** Null: the backlog. */
  onDrop: (item: ScheduledItem, to: string | null) => void;
}

const announceNothing = () => undefined;
/** The planner announces moves itself, and keyboard moves do not use dnd-kit. */
const accessibility = {
  announcements: {
    onDragStart: announceNothing,
    onDragOver: announceNothing,
    onDragEnd: announceNothing,
    onDragCancel: announceNothing,
  },
  screenReaderInstructions: { draggable: '' },
};

const getDraggedItem = ({ active }: DragStartEvent | DragEndEvent): ScheduledItem | null =>
  (active.data.current?.item as ScheduledItem | undefined) ?? null;

/**
 * Drag and drop between days and backlog. Touch needs a short press first, so that the page still scrolls.
 */
export const PlanBoard = ({ children, onDrop }: PlanBoardProps) => {
  const [dragged, setDragged] = useState<ScheduledItem | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const releasePoint = useReleasePoint();
  const drop = (event: DragEndEvent): void => {
    setDragged(null);
    const item = getDraggedItem(event);
    const over = event.over ? String(event.over.id) : null;
    // `over` is from the last render, which a slow device has not always finished when the pointer is released.
    const target = releasePoint.current ? findDropTarget(releasePoint.current) : over;
    if (item && target) onDrop(item, target === backlogDroppableId ? null : target);
  };
  return (
    <DragBoard
      sensors={sensors}
      accessibility={accessibility}
      collisionDetection={pointerWithin}
      onDragStart={(event) => setDragged(getDraggedItem(event))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Paper variant="outlined" sx={{ cursor: 'grabbing', boxShadow: 3, ...scheduledItemStyle }}>
            <ScheduledItemChip item={dragged} />
          </Paper>
        )}
      </DragOverlay>
    </DragBoard>
  );
};
