import type { ScheduledItem } from '@rankwright/contracts/planner';
import type { Tone } from '@rankwright/shared-ui/core';

const reportedDelaySeconds = 15 * 60;

const formatDelay = (seconds: number): string => {
  const hours = Math.round(seconds / 3_600);
  if (seconds < 5_400) return `${Math.round(seconds / 60)} minutes late`;
  return `${hours} hours late`;
};

export interface DeliveryNotice {
  tone: Tone;
  label: string;
  /** The server's reason, for display. */
  reason: string | null;
}

/**
 * Delivery problem or progress that the item's publications do not show; null when there is nothing to
 * report.
 */
export const getDeliveryNotice = ({ delivery, publications }: ScheduledItem): DeliveryNotice | null => {
  if (!delivery) return null;
  const { state, error, lateSeconds } = delivery;
  const hasFailedPublication = publications.some((publication) => publication.state === 'failed');
  if (state === 'missed') return { tone: 'error', label: 'Missed', reason: error };
  if (state === 'failed' && !hasFailedPublication)
    return { tone: 'error', label: 'Not delivered', reason: error };
  if (state === 'sending') return { tone: 'info', label: 'Sending', reason: null };
  if (state === 'delivered' && (lateSeconds ?? 0) >= reportedDelaySeconds)
    return { tone: 'warning', label: `Published ${formatDelay(lateSeconds ?? 0)}`, reason: null };
  return null;
};
