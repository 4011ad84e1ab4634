import { getSearchConnection } from '@rankwright/contracts/searchPerformance';
import { endpointKey } from '@rankwright/sdk/api';
import { useApiMutation, useQuery } from '@rankwright/sdk/query';
import { Alert, Box, Button, Skeleton, Typography } from '@rankwright/shared-ui/core';
import { getConnectionErrorText } from '../connections/connectionErrorText.ts';
import { QueryError } from '../connections/QueryError.tsx';
import { requestSelectSearchProperty, searchPropertiesQuery } from './searchConsole.data.ts';
import { listPropertyOptions } from './searchConsole.model.ts';

/** The verified properties of the Google account; choosing one starts the reading. */
export const PropertyForm = () => {
  const query = useQuery(searchPropertiesQuery);
  const { data, error } = query;
  const selecting = useApiMutation({
    send: requestSelectSearchProperty,
    errorTitle: 'Not Saved',
    errorText: (cause) => getConnectionErrorText(cause, 'The property could not be selected.'),
    invalidates: [endpointKey(getSearchConnection)],
  });
  if (error) return <QueryError size="small" title="Properties could not be loaded" query={query} />;
  if (!data) return <Skeleton variant="rounded" height={40} role="status" aria-label="Loading properties…" />;
  if (data.properties.length === 0)
    return (
      <Alert severity="info">
        This Google account has no verified property. Add your site in Search Console, or connect another
        account.
      </Alert>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2">Which property belongs to your site?</Typography>
      {listPropertyOptions(data.properties).map(({ value, label }) => (
        <Button
          key={value}
          variant="outlined"
          sx={{ justifyContent: 'flex-start', overflowWrap: 'anywhere' }}
          loading={selecting.isPending && selecting.variables === value}
          onClick={() => selecting.mutate(value)}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
};
