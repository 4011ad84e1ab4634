import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Box } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { backlogTarget } from '../../backlog/Backlog.tsx';
import { PressContext } from '../../scheduledItems/PressContext.ts';
import { useDragLayer } from './useDragLayer.ts';
import { usePress } from './usePress.ts';

interface PlanBoardProps {
  children: ReactNode;
  /** Null: the backlog. */
  onDrop: (item: ScheduledItem, to: string | null) => void;
}

/**
 * The plan and the backlog beside it, with drag and drop between them. The code for it loads when a pointer comes here; a
 * card that is pressed before waits for it.
 */
export const PlanBoard = ({ children, onDrop }: PlanBoardProps) => {
  const { DragLayer, load } = useDragLayer();
  const { press, point, pressCard } = usePress();
  return (
    <PressContext value={pressCard}>
      <Box
        onPointerEnter={load}
        sx={{
          flexGrow: 1,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 224px' },
          '&:has(> [data-empty])': {
            gridTemplateColumns: 'minmax(0, 1fr)',
            gridTemplateRows: { lg: 'auto 1fr' },
            '& > [data-empty]': { order: { lg: -1 }, justifySelf: 'stretch' },
          },
        }}
      >
        {children}
      </Box>
      {DragLayer && (
        <DragLayer
          press={press}
          point={point}
          onDrop={({ item }, target) => onDrop(item, target === backlogTarget ? null : target)}
        />
      )}
    </PressContext>
  );
};
