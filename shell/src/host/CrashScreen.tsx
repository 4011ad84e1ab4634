import { paths } from '@rankwright/contracts/paths';
import { Box, Button, ErrorState, Typography } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { useRouteError } from 'react-router-dom';

const describeError = (error: unknown): string =>
  `${error instanceof Error ? error.message : String(error)} on ${location.pathname} (${new Date().toISOString()})`;

/** Root error screen: what is shown when the host itself throws. Its links and buttons load a whole new page. */
export const CrashScreen = () => {
  const error = useRouteError();
  const [details] = useState(() => describeError(error));
  return (
    <Box component="main" id="main" sx={{ py: { xs: 4, md: 8 } }}>
      <title>Something went wrong | Rankwright</title>
      <ErrorState
        heading="h1"
        title="Something went wrong"
        text="Rankwright stopped because of an error on our side. Reload to continue; text you typed is kept on this device. If it happens again, report it with the details below."
        onRetry={() => location.reload()}
        retryLabel="Reload"
        actions={<Button href={paths.contact}>Report this problem</Button>}
      />
      <Typography
        component="pre"
        variant="body2"
        color="textSecondary"
        aria-label="Error details"
        sx={{ textAlign: 'center', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', px: 2, m: 0 }}
      >
        {details}
      </Typography>
    </Box>
  );
};
