import { scheduledStatusLabels, type ScheduledStatus } from '@rankwright/contracts/limits';
import { StatusBadge, type Tone } from '@rankwright/shared-ui/core';

const tones: Record<ScheduledStatus, Tone> = {
  planned: 'neutral',
  'in-progress': 'info',
  published: 'success',
};

/** The person's own mark: Planned, In Progress, Published. */
export const ItemStatus = ({ status }: { status: ScheduledStatus }) => (
  <StatusBadge tone={tones[status]} label={scheduledStatusLabels[status]} />
);
