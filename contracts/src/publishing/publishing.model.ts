import { platformLabels, type Platform, type Visibility } from '../platforms/platforms.ts';
import { describeVisibility } from '../platforms/visibility.ts';

export const publicationStates = ['waiting', 'sending', 'live', 'failed', 'unknown'] as const;

export type PublicationState = (typeof publicationStates)[number];

export const publicationStateLabels: Record<PublicationState, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  live: 'Live',
  failed: 'Failed',
  unknown: 'Unknown',
};

/** The state of a publication in words; of a post that is there, who can see it. */
export const describePublication = ({
  state,
  platform,
  visibility,
  publicAt,
}: {
  state: PublicationState;
  platform: Platform;
  visibility: Visibility | null;
  publicAt: string | null;
}): string =>
  state === 'live' && visibility
    ? describeVisibility(visibility, platformLabels[platform], publicAt)
    : publicationStateLabels[state];
