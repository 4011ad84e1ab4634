import { platformLabels } from '@rankwright/contracts/limits';
import { PublicationLine } from '@rankwright/sdk/publications';
import { Box, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { LinearProgress } from '@rankwright/shared-ui/progress';
import { formatResult, isDistributing, type PlatformResult } from './distribution.model.ts';

const ResultLine = ({ result }: { result: PlatformResult }) => {
  const { platform, publication } = result;
  const label = platformLabels[platform];
  return (
    <Box component="li" aria-label={label} sx={{ py: 0.5 }}>
      {publication && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <PublicationLine publication={publication} brief />
        </Box>
      )}
      {isDistributing([result]) ? (
        <LinearProgress aria-label={`Sending to ${label}`} sx={{ mt: 1 }} />
      ) : (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {formatResult(result)}
        </Typography>
      )}
    </Box>
  );
};

interface ResultListProps {
  results: readonly PlatformResult[];
  running: boolean;
  onRetryFailed: () => void;
  onNew: () => void;
}

/** The result of a distribution on each platform. */
export const ResultList = ({ results, running, onRetryFailed, onNew }: ResultListProps) => {
  const done = results.filter((result) => !isDistributing([result])).length;
  const failures = results.some(({ publication }) => publication?.state === 'failed');
  return (
    <Stack component="section" aria-label="Results" spacing={1.5} sx={{ maxWidth: 720 }}>
      <Typography variant="h4" component="h2">
        Results
      </Typography>
      <Typography role="status" variant="body2" color="textSecondary">
        {done} of {results.length} done
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {results.map((result) => (
          <ResultLine key={result.platform} result={result} />
        ))}
      </Box>
      {!running && (
        <Stack direction="row" spacing={1.5}>
          {failures && (
            <Button variant="contained" onClick={onRetryFailed}>
              Retry failed only
            </Button>
          )}
          <Button onClick={onNew}>Start a new article</Button>
        </Stack>
      )}
    </Stack>
  );
};
