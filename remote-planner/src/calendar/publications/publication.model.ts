import type { PublicationState } from '@rankwright/contracts/publishing';
import type { Tone } from '@rankwright/shared-ui/core';

export const publicationStateLabels: Record<PublicationState, { tone: Tone; label: string }> = {
  waiting: { tone: 'info', label: 'Waiting' },
  sending: { tone: 'info', label: 'Sending' },
  live: { tone: 'success', label: 'Live' },
  failed: { tone: 'error', label: 'Failed' },
  unknown: { tone: 'warning', label: 'Unknown' },
};
