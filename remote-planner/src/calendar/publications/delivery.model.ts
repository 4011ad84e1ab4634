import type { ScheduledItem } from '@rankwright/contracts/planner';
import type { Tone } from '@rankwright/shared-ui/core';

const notableSeconds = 15 * 60;

const lateWords = (seconds: number): string => {
  const hours = Math.round(seconds / 3_600);
  if (seconds < 5_400) return `${Math.round(seconds / 60)} minutes late`;
  return `${hours} hours late`;
};

export interface DeliveryNews {
  tone: Tone;
  label: string;
  /** Why, in words for people. */
  reason: string | null;
}

/** What the server did with an item, where its publications do not say it already; null when all is as planned. */
export const deliveryNews = ({ delivery, publications }: ScheduledItem): DeliveryNews | null => {
  if (!delivery) return null;
  const { state, error, lateSeconds } = delivery;
  const told = publications.some((publication) => publication.state === 'failed');
  if (state === 'missed') return { tone: 'error', label: 'Missed', reason: error };
  if (state === 'failed' && !told) return { tone: 'error', label: 'Not delivered', reason: error };
  if (state === 'sending') return { tone: 'info', label: 'Being sent', reason: null };
  if (state === 'delivered' && (lateSeconds ?? 0) >= notableSeconds)
    return { tone: 'warning', label: `Went out ${lateWords(lateSeconds ?? 0)}`, reason: null };
  return null;
};
