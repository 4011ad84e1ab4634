/** Kit for moving things by pointer and keyboard. */
export {
  DndContext as DragBoard,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
