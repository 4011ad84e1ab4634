import type { ArticleState } from '@rankwright/contracts/articles';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Box } from '@rankwright/shared-ui/core';
import { hasProblem } from '../../scheduledItems/chipTone.model.ts';

const hollow = { border: '1.5px solid', borderColor: 'text.secondary' };
const attention = { bgcolor: 'error.main', borderRadius: 0, transform: 'rotate(45deg)' };
const stateDotStyles: Record<ArticleState, object> = {
  idea: hollow,
  planned: hollow,
  writing: { bgcolor: 'info.main' },
  draft: { bgcolor: 'text.secondary' },
  imported: { bgcolor: 'text.secondary' },
  needsReview: { bgcolor: 'warning.main', borderRadius: 0, transform: 'rotate(45deg)' },
  approved: { bgcolor: 'info.main' },
  scheduled: { bgcolor: 'info.main' },
  publishing: { bgcolor: 'info.main' },
  live: { bgcolor: 'success.main', borderRadius: 0 },
  partlyLive: attention,
  notPublic: { bgcolor: 'text.secondary' },
  failed: attention,
  unknown: attention,
};

/**
 * Status dot of the first article and a count, for the compact grid; the cell's accessible name has the text.
 */
export const DayIndicators = ({ items }: { items: readonly ScheduledItem[] }) => (
  <Box aria-hidden="true" sx={{ display: 'flex', gap: 0.5, minHeight: 10, alignItems: 'center' }}>
    {items.slice(0, 1).map((item) => (
      <Box
        key={item.id}
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          ...stateDotStyles[item.state],
          ...(hasProblem(item) && { ...attention, border: 0 }),
        }}
      />
    ))}
    {items.length > 1 && (
      <Box component="span" sx={{ fontSize: '0.75rem', lineHeight: 1, color: 'text.secondary' }}>
        +{items.length - 1}
      </Box>
    )}
  </Box>
);
