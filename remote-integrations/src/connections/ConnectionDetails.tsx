import type { Connection } from '@rankwright/contracts/connections';
import { Alert, Box, Link, Typography } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { getMethodLabel } from './connection.model.ts';
import { DateTime } from './DateTime.tsx';

const SiteLink = ({ connection: { name, url } }: { connection: Connection }) => {
  if (!url) return <Typography>{name}</Typography>;
  return (
    <Link href={url} target="_blank" rel="noreferrer" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {name ?? url}
    </Link>
  );
};

/** Site, method, last success and last error of a connection. */
export const ConnectionDetails = ({
  connection,
  children,
}: {
  connection: Connection;
  children?: ReactNode;
}) => {
  const method = getMethodLabel(connection);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <SiteLink connection={connection} />
      <Typography variant="body2" color="textSecondary">
        {method && `Connected with ${method}. `}Last success: <DateTime iso={connection.lastSuccessAt} />
      </Typography>
      {children}
      {connection.lastError && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {connection.lastError}
        </Alert>
      )}
    </Box>
  );
};
