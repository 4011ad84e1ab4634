import type { AlertItem } from '@rankwright/contracts/alerts';
import { useQuery } from '@rankwright/sdk/query';
import { Box, Button, Typography } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { alertsQuery } from './alerts.data.ts';
import { AlertListItem } from './AlertListItem.tsx';

const initialCount = 3;

interface AlertListProps {
  /** Runs the action of the empty-week alert. */
  onPlan: () => void;
}

const AlertItems = ({ items, onPlan }: AlertListProps & { items: readonly AlertItem[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {items.map((item) => (
      <AlertListItem key={item.id} item={item} onPlan={onPlan} />
    ))}
  </Box>
);

/** The open alerts; renders nothing when there are none. */
export const AlertList = ({ onPlan }: AlertListProps) => {
  const alerts = useQuery(alertsQuery);
  const [isExpanded, setIsExpanded] = useState(false);
  const items = alerts.data?.items ?? [];
  if (items.length === 0) return null;
  const hiddenCount = items.length - initialCount;
  return (
    <Box
      component="section"
      aria-labelledby="needs-attention"
      sx={{
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
        py: 0.5,
        display: { md: 'grid' },
        gridTemplateColumns: '144px minmax(0, 1fr)',
        alignItems: 'start',
      }}
    >
      <Typography
        id="needs-attention"
        component="h2"
        variant="overline"
        color="textSecondary"
        sx={{ lineHeight: { md: '48px' } }}
      >
        Needs attention
      </Typography>
      <AlertItems items={isExpanded ? items : items.slice(0, initialCount)} onPlan={onPlan} />
      {hiddenCount > 0 && (
        <Button
          size="small"
          sx={{ ml: -1.5, gridColumn: 2, justifySelf: 'start' }}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer' : `Show ${hiddenCount} more`}
        </Button>
      )}
    </Box>
  );
};
