import { scheduledStatusLabels, type ScheduledStatus } from '@rankwright/contracts/limits';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Box, Icon, IconButton, StatusBadge, Typography, type Tone } from '@rankwright/shared-ui/core';

const tones: Record<ScheduledStatus, Tone> = {
  planned: 'neutral',
  'in-progress': 'info',
  published: 'success',
};

interface ItemCardProps {
  item: ScheduledItem;
  onEdit: () => void;
  onDelete: () => void;
}

/** One planned article within its day. */
export const ItemCard = ({ item, onEdit, onDelete }: ItemCardProps) => (
  <Box sx={{ display: 'grid', gap: 0.5 }}>
    <StatusBadge tone={tones[item.status]} label={scheduledStatusLabels[item.status]} />
    <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
      {item.title}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {item.volume} words · difficulty {item.difficulty}
    </Typography>
    <Box sx={{ ml: -1 }}>
      <IconButton size="small" aria-label={`Edit ${item.title}`} onClick={onEdit}>
        <Icon name="pen" sx={{ fontSize: 16 }} />
      </IconButton>
      <IconButton size="small" aria-label={`Delete ${item.title}`} onClick={onDelete}>
        <Icon name="trash" sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  </Box>
);
