import type { AttentionItem } from '@rankwright/contracts/attention';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, Icon, Typography, type IconName } from '@rankwright/shared-ui/core';
import { useMending } from './useMending.ts';

const looks: Record<AttentionItem['kind'], { icon: IconName; color: string }> = {
  'publication-failed': { icon: 'alert', color: 'error.main' },
  'publication-unknown': { icon: 'alert', color: 'warning.main' },
  'connection-expired': { icon: 'plug', color: 'warning.main' },
  'trial-ending': { icon: 'clock', color: 'text.secondary' },
  'week-empty': { icon: 'calendar', color: 'text.secondary' },
};

interface AttentionLineProps {
  item: AttentionItem;
  onPlan: () => void;
}

const MendButton = ({ item, call }: { item: AttentionItem; call: 'retry' | 'check' }) => {
  const mending = useMending();
  return (
    <Button
      size="small"
      variant="outlined"
      loading={mending.isPending}
      aria-label={`${item.action.label}: ${item.text}`}
      onClick={() => mending.mutate({ id: item.id, call })}
    >
      {item.action.label}
    </Button>
  );
};

/** The one action that mends it: done here where that is possible, else a way to where it is. */
const Action = ({ item, onPlan }: AttentionLineProps) => {
  const { label, href, call } = item.action;
  if (call) return <MendButton item={item} call={call} />;
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

/** Something that waits for the person. */
export const AttentionLine = ({ item, onPlan }: AttentionLineProps) => {
  const { icon, color } = looks[item.kind];
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
        <Action item={item} onPlan={onPlan} />
      </Box>
    </Box>
  );
};
