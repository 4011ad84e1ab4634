/** Lazy shared module: drag and drop by pointer and keyboard. */
export {
  DndContext as DragBoard,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  PointerSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
