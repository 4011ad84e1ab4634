import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Chip from '@mui/material/Chip';
import { DragBoard, useDraggable } from '../dragging.ts';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const PlannedArticle = () => {
  const { setNodeRef, attributes, listeners, transform } = useDraggable({ id: 'roses' });
  return (
    <Chip
      ref={setNodeRef}
      label="When to prune climbing roses"
      {...attributes}
      {...listeners}
      style={{ transform: `translate(${transform?.x ?? 0}px, ${transform?.y ?? 0}px)` }}
    />
  );
};

const meta: Meta<typeof DragBoard> = {
  title: 'Components/DragBoard',
  component: DragBoard,
  args: { autoScroll: true },

  parameters: describeComponent({
    purpose: 'Moves things by pointer, touch or keyboard.',
    keywords: ['drag', 'drop', 'move', 'calendar', 'reorder'],
    parts: ['DragOverlay', 'KeyboardSensor', 'MouseSensor', 'PointerSensor', 'TouchSensor'],
    do: ['Offer the same move in a menu.', 'Announce every step.'],
    dont: ['Make dragging the only way.'],
    states: ['resting', 'carried', 'refused'],
    keyboard: [
      ['Space', 'Takes the thing, puts it down'],
      ['Arrows', 'Carries it'],
      ['Escape', 'Puts it back'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof DragBoard>;

export const Carry: Story = {
  render: (args) => (
    <DragBoard {...args}>
      <PlannedArticle />
    </DragBoard>
  ),
};
