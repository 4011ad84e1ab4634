import type { AlertItem } from '@rankwright/contracts/alerts';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, Icon, type IconName, Typography } from '@rankwright/shared-ui/core';
import { useRetryPublication } from './useRetryPublication.ts';

const alertStyles: Record<AlertItem['kind'], { icon: IconName; color: string }> = {
  'publication-failed': { icon: 'alert', color: 'error.main' },
  'publication-unknown': { icon: 'alert', color: 'warning.main' },
  'connection-expired': { icon: 'plug', color: 'warning.main' },
  'trial-ending': { icon: 'clock', color: 'text.secondary' },
  'week-empty': { icon: 'calendar', color: 'text.secondary' },
  'needs-review': { icon: 'alert', color: 'warning.main' },
  'needs-review-missed': { icon: 'alert', color: 'error.main' },
  'generation-done': { icon: 'check', color: 'text.secondary' },
  preflight: { icon: 'plug', color: 'warning.main' },
  'page-problem': { icon: 'globe', color: 'warning.main' },
};

interface AlertListItemProps {
  item: AlertItem;
  onPlan: () => void;
}

const PublicationActionButton = ({ item, call }: { item: AlertItem; call: 'retry' | 'check' }) => {
  const retry = useRetryPublication();
  return (
    <Button
      size="small"
      variant="outlined"
      loading={retry.isPending}
      aria-label={`${item.action.label}: ${item.text}`}
      onClick={() => retry.mutate({ id: item.id, call })}
    >
      {item.action.label}
    </Button>
  );
};

/** The alert's one action: retry or check in place where the alert allows it, otherwise a link. */
const AlertAction = ({ item, onPlan }: AlertListItemProps) => {
  const { label, href, call } = item.action;
  if (call) return <PublicationActionButton item={item} call={call} />;
  const common = { size: 'small', variant: 'outlined', 'aria-label': `${label}: ${item.text}` } as const;
  if (item.kind === 'week-empty')
    return (
      <Button {...common} onClick={onPlan}>
        {label}
      </Button>
    );
  return (
    <Button {...common} component={RouterLink} to={href}>
      {label}
    </Button>
  );
};

/** One alert with its action. */
export const AlertListItem = ({ item, onPlan }: AlertListItemProps) => {
  const { icon, color } = alertStyles[item.kind];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '20px minmax(0, 1fr)', sm: '20px minmax(0, 1fr) auto' },
        columnGap: 1.5,
        rowGap: 0.75,
        alignItems: { xs: 'start', sm: 'center' },
        py: 0.75,
      }}
    >
      <Icon name={icon} sx={{ color, fontSize: 20, mt: { xs: 0.25, sm: 0 } }} />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {item.text}
      </Typography>
      <Box sx={{ gridColumn: { xs: 2, sm: 'auto' } }}>
        <AlertAction item={item} onPlan={onPlan} />
      </Box>
    </Box>
  );
};
