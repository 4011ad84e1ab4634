/** What is published without a click: nothing, approved texts, or every text unless it is rejected. */
export const connectionModes = ['manual', 'review', 'automatic'] as const;

export type ConnectionMode = (typeof connectionModes)[number];

export const connectionModeLabels: Record<ConnectionMode, string> = {
  manual: 'Manual',
  review: 'Review first',
  automatic: 'Automatic',
};
