import { scheduledStatuses, type ScheduledStatus } from '@rankwright/contracts/limits';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Box } from '@rankwright/shared-ui/core';
import { getDeliveryNotice } from '../publications/delivery.model.ts';

const statusDotStyles: Record<ScheduledStatus, object> = {
  planned: { border: '1.5px solid', borderColor: 'text.secondary' },
  'in-progress': { bgcolor: 'info.main' },
  published: { bgcolor: 'success.main', borderRadius: 0 },
};

const hasProblem = (item: ScheduledItem): boolean =>
  item.publications.some(({ state }) => state === 'failed' || state === 'unknown') ||
  getDeliveryNotice(item)?.tone === 'error';

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
          ...statusDotStyles[scheduledStatuses.includes(item.status) ? item.status : 'planned'],
          ...(hasProblem(item) && {
            bgcolor: 'error.main',
            border: 0,
            borderRadius: 0,
            transform: 'rotate(45deg)',
          }),
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
