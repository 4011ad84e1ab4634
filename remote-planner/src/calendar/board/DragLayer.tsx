import { Paper } from '@rankwright/shared-ui/core';
import {
  DragBoard,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@rankwright/shared-ui/dragging';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { scheduledItemStyle } from '../../scheduledItems/scheduledItemStyle.ts';
import { ScheduledItemChip } from '../../scheduledItems/ScheduledItemCard.tsx';
import { findDropTarget, markDropTarget } from './dropTarget.ts';
import type { Point, Press } from './usePress.ts';

export interface DragLayerProps {
  press: Press | null;
  point: RefObject<Point>;
  onDrop: (press: Press, target: string) => void;
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

const draggableId = 'pressed-card';

/** Gives the pressed card to the sensors. The press may be older than this layer, and the pointer may have moved since. */
const PressedCard = ({ press, point }: Pick<DragLayerProps, 'press' | 'point'>) => {
  const { setNodeRef, listeners } = useDraggable({ id: draggableId, data: { press } });
  const start = useEffectEvent(({ card, event }: Press) => {
    setNodeRef(card);
    listeners?.[event.type === 'touchstart' ? 'onTouchStart' : 'onMouseDown']?.({ nativeEvent: event });
    const { x: clientX, y: clientY } = point.current;
    document.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY }));
  });
  useEffect(() => {
    if (press) start(press);
  }, [press]);
  return null;
};

/** Moves the pressed card with the pointer. Touch needs a short press first, so that the page still scrolls. */
export const DragLayer = ({ press, point, onDrop }: DragLayerProps) => {
  const [dragged, setDragged] = useState<Press | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const stop = (): void => {
    markDropTarget(null);
    dragged?.card.removeAttribute('data-dragged');
    setDragged(null);
  };
  const drop = (): void => {
    stop();
    const target = findDropTarget(point.current);
    if (dragged && target) onDrop(dragged, target);
  };
  return (
    <DragBoard
      sensors={sensors}
      accessibility={accessibility}
      onDragStart={({ active }) => {
        const started = active.data.current?.press as Press;
        started.card.setAttribute('data-dragged', '');
        setDragged(started);
      }}
      onDragMove={() => markDropTarget(point.current)}
      onDragEnd={drop}
      onDragCancel={stop}
    >
      <PressedCard press={press} point={point} />
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Paper variant="outlined" sx={{ cursor: 'grabbing', boxShadow: 3, ...scheduledItemStyle }}>
            <ScheduledItemChip item={dragged.item} />
          </Paper>
        )}
      </DragOverlay>
    </DragBoard>
  );
};
