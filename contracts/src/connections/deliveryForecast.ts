import type { Platform } from '../limits.ts';
import type { Connection } from './connection.schemas.ts';
import type { ConnectionMode } from './connection.ts';

/** What a mode does, said beside its control. */
export const connectionModeDescriptions: Record<ConnectionMode, string> = {
  manual: 'Nothing is published here until you press Publish.',
  review:
    'A planned article is published at its time only if you have approved its text. If you have not, you are reminded.',
  automatic:
    'A planned article is written at least 24 hours before its time, shown in your alerts, and published unless you reject it. Saving an article in the editor publishes it, too.',
};

interface ArticleFacts {
  hasText: boolean;
  /** Its present text is approved. */
  isApproved: boolean;
}

/** The sites that a planned article is meant for: the selected ones, else every site that is not manual. */
export const listDeliveryTargets = (
  connections: readonly Connection[],
  selected: readonly Platform[],
): Connection[] =>
  connections.filter(
    ({ platform, connected, mode }) =>
      connected && (selected.length > 0 ? selected.includes(platform) : mode !== 'manual'),
  );

/** What happens at the planned time on a site with this mode, as the end of a sentence about the site. */
export const describeDelivery = (mode: ConnectionMode, { hasText, isApproved }: ArticleFacts): string => {
  if (mode === 'manual') return 'is set to manual. Nothing is published until you press Publish.';
  if (isApproved) return 'publishes the approved text at that time.';
  if (mode === 'review')
    return 'publishes at that time if you have approved the text by then. If not, you are reminded.';
  return hasText
    ? 'publishes at that time unless you reject the text.'
    : 'has the text written at least 24 hours before, shows it in your alerts, and publishes unless you reject it.';
};
