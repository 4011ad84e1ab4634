import type { PublicationState } from '@rankwright/contracts/publishing';
import type { Tone } from '@rankwright/shared-ui/core';

export const publicationTones: Record<PublicationState, Tone> = {
  waiting: 'info',
  sending: 'info',
  live: 'success',
  failed: 'error',
  unknown: 'warning',
};
