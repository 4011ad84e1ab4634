import type { Connection } from '@rankwright/contracts/connections';
import { Alert, Box, Link, Typography } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import { methodText, momentText } from './connection.model.ts';

const Site = ({ connection: { name, url } }: { connection: Connection }) => {
  if (!url) return <Typography>{name}</Typography>;
  return (
    <Link href={url} target="_blank" rel="noreferrer" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {name ?? url}
    </Link>
  );
};

/** What is connected, how, since when it is known to work, and what last went wrong. */
export const ConnectionFacts = ({
  connection,
  children,
}: {
  connection: Connection;
  children?: ReactNode;
}) => {
  const method = methodText(connection);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Site connection={connection} />
      <Typography variant="body2" color="textSecondary">
        {method && `Connected by ${method}. `}Last success: {momentText(connection.lastSuccessAt)}
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
