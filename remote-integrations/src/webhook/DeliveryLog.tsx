import type { WebhookDelivery } from '@rankwright/contracts/connections';
import { useQuery } from '@rankwright/sdk/query';
import { Alert, Box, Button, Skeleton, StatusBadge, Typography } from '@rankwright/shared-ui/core';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import { IntegrationSection } from '../connections/IntegrationSection.tsx';
import { DateTime } from '../connections/DateTime.tsx';
import { deliveriesQuery } from './webhook.data.ts';
import { formatAnswer, getDeliveryLabel } from './webhook.model.ts';

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: '112px minmax(0, 1fr) auto' },
  columnGap: 2,
  alignItems: 'baseline',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const DeliveryRow = ({ delivery }: { delivery: WebhookDelivery }) => (
  <Box component="li" sx={rowStyle}>
    <StatusBadge
      tone={delivery.error ? 'error' : 'success'}
      label={delivery.error ? 'Failed' : 'Delivered'}
    />
    <Typography variant="body2" sx={{ gridRow: { xs: 2, sm: 'auto' } }}>
      {getDeliveryLabel(delivery)} · {formatAnswer(delivery)}
    </Typography>
    <Typography
      variant="body2"
      color="textSecondary"
      component="time"
      dateTime={delivery.createdAt}
      sx={{ gridColumn: { xs: 2, sm: 3 } }}
    >
      <DateTime iso={delivery.createdAt} />
    </Typography>
    {delivery.error && (
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ gridColumn: { xs: '1 / -1', sm: '2 / -1' }, overflowWrap: 'anywhere' }}
      >
        {delivery.error}
      </Typography>
    )}
  </Box>
);

const Deliveries = () => {
  const { data, error, isFetching, refetch } = useQuery(deliveriesQuery);
  if (error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" loading={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        {getConnectionErrorText(error, 'The deliveries could not be loaded.')}
      </Alert>
    );
  if (!data)
    return (
      <Box role="status" aria-label="Loading deliveries">
        <Skeleton height={40} />
        <Skeleton height={40} />
      </Box>
    );
  if (data.deliveries.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        Nothing has been sent yet. Send a test delivery to see it here.
      </Typography>
    );
  return (
    <Box
      component="ul"
      tabIndex={0}
      aria-label="Deliveries"
      sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}
    >
      {data.deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </Box>
  );
};

/** The newest attempts to deliver to the webhook. */
export const DeliveryLog = () => (
  <IntegrationSection title="Deliveries">
    <Deliveries />
  </IntegrationSection>
);
