import { describeDelivery, listDeliveryTargets, type Connection } from '@rankwright/contracts/connections';
import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { Alert, Box } from '@rankwright/shared-ui/core';

export interface ArticleProgress {
  hasText: boolean;
  /** Its present text is approved. */
  isApproved: boolean;
}

interface DeliveryForecastProps extends ArticleProgress {
  connections: readonly Connection[];
  selected: readonly Platform[];
  /** False in the backlog. */
  isDated: boolean;
}

const noTextWarning =
  'This article has no text yet. Nothing is published until it has a text that you have seen.';

/** What will happen at the planned time, site by site. */
export const DeliveryForecast = ({ connections, selected, isDated, ...facts }: DeliveryForecastProps) => {
  if (!isDated) return 'An article without a date is not published.';
  const targets = listDeliveryTargets(connections, selected);
  const needsText = !facts.hasText && targets.some(({ mode }) => mode !== 'automatic');
  return (
    <>
      {targets.length === 0 && 'Your sites are set to manual. Nothing is published until you press Publish.'}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {targets.map(({ platform, mode }) => (
          <li key={platform}>
            <strong>{platformLabels[platform]}</strong> {describeDelivery(mode, facts)}
          </li>
        ))}
      </Box>
      {needsText && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {noTextWarning}
        </Alert>
      )}
    </>
  );
};
