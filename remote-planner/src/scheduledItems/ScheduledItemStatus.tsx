import { scheduledStatusLabels, type ScheduledStatus } from '@rankwright/contracts/limits';
import { StatusBadge, type Tone } from '@rankwright/shared-ui/core';

const tones: Record<ScheduledStatus, Tone> = {
  planned: 'neutral',
  'in-progress': 'info',
  published: 'success',
};

/** The status the user has set: Planned, In Progress, Published. */
export const ScheduledItemStatus = ({ status }: { status: ScheduledStatus }) => (
  <StatusBadge tone={tones[status]} label={scheduledStatusLabels[status]} />
);
