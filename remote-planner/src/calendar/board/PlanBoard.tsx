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
import { backlogId } from '../../backlog/Backlog.tsx';
import { faceStyle } from '../items/faceStyle.ts';
import { ItemFace } from '../items/ItemCard.tsx';

interface PlanBoardProps {
  children: ReactNode;
  /** Null: the backlog. */
  onDrop: (item: ScheduledItem, to: string | null) => void;
}

const silent = () => undefined;
/** Moves are told by the planner itself, and the keyboard has its own way. */
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
};

const itemOf = ({ active }: DragStartEvent | DragEndEvent): ScheduledItem | null =>
  (active.data.current?.item as ScheduledItem | undefined) ?? null;

/** Where articles are dragged: a finger waits a moment first, so that the page still scrolls. */
export const PlanBoard = ({ children, onDrop }: PlanBoardProps) => {
  const [dragged, setDragged] = useState<ScheduledItem | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const drop = (event: DragEndEvent): void => {
    setDragged(null);
    const item = itemOf(event);
    if (item && event.over) onDrop(item, event.over.id === backlogId ? null : String(event.over.id));
  };
  return (
    <DragBoard
      sensors={sensors}
      accessibility={accessibility}
      collisionDetection={pointerWithin}
      onDragStart={(event) => setDragged(itemOf(event))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Paper
            variant="outlined"
            sx={{ p: 1, cursor: 'grabbing', display: 'grid', gap: 0.25, ...faceStyle }}
          >
            <ItemFace item={dragged} />
          </Paper>
        )}
      </DragOverlay>
    </DragBoard>
  );
};
